import { classPermissions } from '@lanternway/contracts/classes/staff';
import { deskPermissions } from '@lanternway/contracts/enquiries/staff';
import { tabCountsCall } from '@lanternway/desk/asking/tab-counts';
import { addOwnHome } from '@lanternway/desk/home/add-to-home';
import { countedIcon } from '@lanternway/desk/menu/counted-icon';
import { Calendar, Clock } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { classesPage, dayPage } from './paths';

const permissions = [{ action: classPermissions.read, subject: null }];

/** Strapi's admin builder reads this file's default export. */
export default {
  register(app: StrapiApp) {
    app.registerPlugin({ id: 'classes', name: 'Classes' });
    app.addMenuLink({
      to: classesPage.replace(/^\//, ''),
      // The marks that are missing.
      icon: countedIcon(Clock, {
        permission: deskPermissions.read,
        call: tabCountsCall(),
        countOf: ({ unmarked }) => unmarked,
        changedBy: ['enquiries', 'classes'],
      }),
      intlLabel: { id: 'classes.menu', defaultMessage: 'Classes' },
      permissions,
      Component: () => import('./App').then(({ App }) => ({ default: App })),
    });
    app.addMenuLink({
      to: dayPage.replace(/^\//, ''),
      icon: Calendar,
      intlLabel: { id: 'classes.mine', defaultMessage: 'My classes' },
      permissions: [{ action: classPermissions.teach, subject: null }],
      Component: () => import('./day/OwnClasses').then(({ OwnClasses }) => ({ default: OwnClasses })),
    });
    addOwnHome(app, { permission: classPermissions.teach, load: () => import('./day/home') });
  },
};
