import { deskPermissions } from '@lanternway/contracts/enquiries/staff';
import { addToHome } from '@lanternway/desk/home/add-to-home';
import { countedIcon } from '@lanternway/desk/menu/counted-icon';
import { Discuss } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { summaryCall } from './asking/summary';
import { deskPage } from './paths';

const permissions = [{ action: deskPermissions.read, subject: null }];

/** Strapi's admin builder reads this file's default export. */
export default {
  register(app: StrapiApp) {
    app.registerPlugin({ id: 'enquiries', name: 'Admissions desk' });
    app.addMenuLink({
      to: deskPage.replace(/^\//, ''),
      icon: countedIcon(Discuss, {
        permission: deskPermissions.read,
        call: summaryCall(),
        countOf: ({ toDo }) => toDo,
        changedBy: ['enquiries', 'classes'],
      }),
      intlLabel: { id: 'enquiries.menu', defaultMessage: 'Admissions desk' },
      permissions,
      Component: () => import('./App').then(({ App }) => ({ default: App })),
    });
    addToHome(app, { permission: deskPermissions.read, load: () => import('./home/cards') });
  },
};
