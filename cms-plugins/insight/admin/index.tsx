import { insightPermissions } from '@lanternway/contracts/insight/staff';
import { addToHome } from '@lanternway/desk/home/add-to-home';
import { ChartCircle } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { insightPage } from './paths';

/** Strapi's admin builder reads this file's default export. */
export default {
  register(app: StrapiApp) {
    app.registerPlugin({ id: 'insight', name: 'How it goes' });
    app.addMenuLink({
      to: insightPage.replace(/^\//, ''),
      icon: ChartCircle,
      intlLabel: { id: 'insight.menu', defaultMessage: 'How it goes' },
      permissions: [{ action: insightPermissions.counts, subject: null }],
      Component: () => import('./App').then(({ App }) => ({ default: App })),
    });
    addToHome(app, { permission: insightPermissions.counts, load: () => import('./home/cards') });
  },
};
