import { auditPermissions } from '@lanternway/contracts/audit/staff';
import { addToHome } from '@lanternway/desk/home/add-to-home';
import { ClockCounterClockwise } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { HistoryPanel } from './history/HistoryPanel';
import { auditPage } from './paths';
import { VersionsPanel } from './versions/VersionsPanel';

const permissions = [{ action: auditPermissions.read, subject: null }];

/** The part of the content manager that is used here. It exports no types. */
interface ContentManager {
  addEditViewSidePanel: (change: (panels: unknown[]) => unknown[]) => void;
}

/** Strapi's admin builder reads this file's default export. */
export default {
  register(app: StrapiApp) {
    app.registerPlugin({ id: 'audit', name: 'What happened' });
    app.addMenuLink({
      to: auditPage.replace(/^\//, ''),
      icon: ClockCounterClockwise,
      intlLabel: { id: 'audit.menu', defaultMessage: 'What happened' },
      permissions,
      Component: () => import('./App').then(({ App }) => ({ default: App })),
    });
    addToHome(app, { permission: auditPermissions.read, load: () => import('./home/cards') });
  },

  bootstrap(app: Pick<StrapiApp, 'getPlugin'>) {
    const { addEditViewSidePanel } = app.getPlugin('content-manager').apis as unknown as ContentManager;
    addEditViewSidePanel((panels) => [...panels, VersionsPanel, HistoryPanel]);
  },
};
