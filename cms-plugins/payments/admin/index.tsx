import { financePermissions } from '@lanternway/contracts/payments/staff';
import { readSummary } from '@lanternway/contracts/payments/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { addToHome } from '@lanternway/desk/home/add-to-home';
import { countedIcon } from '@lanternway/desk/menu/counted-icon';
import { ShoppingCart } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { countWaiting } from './home/waiting-rows';
import { deskPage } from './paths';

const permissions = [{ action: financePermissions.read, subject: null }];

/** Strapi's admin builder reads this file's default export. */
export default {
  register(app: StrapiApp) {
    app.registerPlugin({ id: 'payments', name: 'Finance' });
    app.addMenuLink({
      to: deskPage.replace(/^\//, ''),
      icon: countedIcon(ShoppingCart, {
        permission: financePermissions.read,
        call: readCall(readSummary, {}),
        countOf: countWaiting,
        changedBy: ['payments'],
      }),
      intlLabel: { id: 'payments.menu', defaultMessage: 'Finance' },
      permissions,
      Component: () => import('./App').then(({ App }) => ({ default: App })),
    });
    addToHome(app, { permission: financePermissions.read, load: () => import('./home/cards') });
  },
};
