import { classPermissions } from '@lanternway/contracts/classes/staff';
import { Clock } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { classesPage } from './paths';

const permissions = [{ action: classPermissions.read, subject: null }];

/** Strapi's admin builder reads this file's default export. */
export default {
  register(app: StrapiApp) {
    app.registerPlugin({ id: 'classes', name: 'Classes' });
    app.addMenuLink({
      to: classesPage.replace(/^\//, ''),
      icon: Clock,
      intlLabel: { id: 'classes.menu', defaultMessage: 'Classes' },
      permissions,
      Component: () => import('./App').then(({ App }) => ({ default: App })),
    });
  },
};
