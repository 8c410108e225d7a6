import { financePermissions } from '@lanternway/contracts/payments/staff';
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
    const waiting = {
      id: 'finance',
      pluginId: 'payments',
      icon: ShoppingCart,
      title: { id: 'payments.widget.title', defaultMessage: 'Finance' },
      link: {
        label: { id: 'payments.widget.link', defaultMessage: 'Open the orders' },
        href: deskPage,
      },
      permissions,
      component: () => import('./widget/FinanceWidget').then(({ FinanceWidget }) => FinanceWidget),
    };
    // Finance staff see first what is waiting there.
    app.widgets.register((others) => [waiting, ...others]);
  },
};
