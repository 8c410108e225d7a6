import { financePermissions } from '@lanternway/contracts/payments/staff';
import { addToHome } from '@lanternway/desk/home/add-to-home';
import { ShoppingCart } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { deskPage } from './paths';

const permissions = [{ action: financePermissions.read, subject: null }];

/** Strapi's admin builder reads this file's default export. */
export default {
  register(app: StrapiApp) {
    app.registerPlugin({ id: 'payments', name: 'Finance' });
    app.addMenuLink({
      to: deskPage.replace(/^\//, ''),
      icon: ShoppingCart,
      intlLabel: { id: 'payments.menu', defaultMessage: 'Finance' },
      permissions,
      Component: () => import('./App').then(({ App }) => ({ default: App })),
    });
    addToHome(app, { permission: financePermissions.read, load: () => import('./home/cards') });
  },
};
