import { publishingPermissions } from '@lanternway/contracts/publishing/staff';
import { addToHome } from '@lanternway/desk/home/add-to-home';
import { Earth } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { EntryPanel } from './entry/EntryPanel';
import { publishingPage } from './paths';

const permissions = [{ action: publishingPermissions.read, subject: null }];

/** The part of the content manager that is used here. It exports no types. */
interface ContentManager {
  addEditViewSidePanel: (change: (panels: unknown[]) => unknown[]) => void;
}

/** Strapi's admin builder reads this file's default export. */
export default {
  register(app: StrapiApp) {
    app.registerPlugin({ id: 'publisher', name: 'Publishing' });
    app.addMenuLink({
      to: publishingPage.replace(/^\//, ''),
      icon: Earth,
      intlLabel: { id: 'publisher.menu', defaultMessage: 'Publishing' },
      permissions,
      Component: () => import('./App').then(({ App }) => ({ default: App })),
    });
    addToHome(app, { permission: publishingPermissions.read, load: () => import('./home/cards') });
  },

  bootstrap(app: Pick<StrapiApp, 'getPlugin'>) {
    const { addEditViewSidePanel } = app.getPlugin('content-manager').apis as unknown as ContentManager;
    // Right below the buttons that save and publish.
    addEditViewSidePanel(([actions, ...others]) => [actions, EntryPanel, ...others]);
  },
};
