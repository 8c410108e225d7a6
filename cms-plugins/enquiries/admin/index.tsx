import { deskPermissions } from '@lanternway/contracts/enquiries/staff';
import { Discuss } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { deskPage } from './paths';

const permissions = [{ action: deskPermissions.read, subject: null }];

/** Strapi's admin builder reads this file's default export. */
export default {
  register(app: StrapiApp) {
    app.registerPlugin({ id: 'enquiries', name: 'Admissions desk' });
    app.addMenuLink({
      to: deskPage.replace(/^\//, ''),
      icon: Discuss,
      intlLabel: { id: 'enquiries.menu', defaultMessage: 'Admissions desk' },
      permissions,
      Component: () => import('./App').then(({ App }) => ({ default: App })),
    });
    const waiting = {
      id: 'waiting',
      pluginId: 'enquiries',
      icon: Discuss,
      title: { id: 'enquiries.widget.title', defaultMessage: 'Admissions desk' },
      link: {
        label: { id: 'enquiries.widget.link', defaultMessage: 'Open the desk' },
        href: deskPage,
      },
      permissions,
      component: () => import('./widget/WaitingWidget').then(({ WaitingWidget }) => WaitingWidget),
    };
    // Desk staff see first what is waiting there.
    app.widgets.register((others) => [waiting, ...others]);
  },
};
