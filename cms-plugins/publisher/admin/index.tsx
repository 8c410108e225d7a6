import { publishingPermissions } from '@lanternway/contracts/publishing/staff';
import { readState } from '@lanternway/contracts/publishing/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { addToHome } from '@lanternway/desk/home/add-to-home';
import { countedIcon } from '@lanternway/desk/menu/counted-icon';
import { Earth } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { CampaignPanel } from './campaign/CampaignPanel';
import { CheckPanel } from './check/CheckPanel';
import { holdPublish, type DocumentAction } from './check/held-back';
import { EntryPanel } from './entry/EntryPanel';
import { countWaiting } from './home/waiting-rows';
import { ReviewPanel } from './health/ReviewPanel';
import { OrderLink } from './order/OrderLink';
import { publishingPage } from './paths';
import { SecondPanel } from './second/SecondPanel';

const permissions = [{ action: publishingPermissions.read, subject: null }];

/** The part of the content manager that is used here. It exports no types. */
interface ContentManager {
  addEditViewSidePanel: (change: (panels: unknown[]) => unknown[]) => void;
  addDocumentAction: (change: (actions: DocumentAction[]) => DocumentAction[]) => void;
}

/** The places that the content manager's pages have for others. */
interface Places {
  injectComponent: (
    page: 'listView',
    place: 'actions',
    part: { name: string; Component: () => unknown },
  ) => void;
}

/** Strapi's admin builder reads this file's default export. */
export default {
  register(app: StrapiApp) {
    app.registerPlugin({ id: 'publisher', name: 'Publishing' });
    app.addMenuLink({
      to: publishingPage.replace(/^\//, ''),
      icon: countedIcon(Earth, {
        permission: publishingPermissions.read,
        call: readCall(readState, {}),
        countOf: countWaiting,
        changedBy: ['publisher'],
      }),
      intlLabel: { id: 'publisher.menu', defaultMessage: 'Publishing' },
      permissions,
      Component: () => import('./App').then(({ App }) => ({ default: App })),
    });
    addToHome(app, { permission: publishingPermissions.read, load: () => import('./home/cards') });
  },

  bootstrap(app: Pick<StrapiApp, 'getPlugin'>) {
    const contentManager = app.getPlugin('content-manager');
    const { addEditViewSidePanel, addDocumentAction } = contentManager.apis as unknown as ContentManager;
    addDocumentAction(holdPublish);
    // Right below the buttons that save and publish.
    addEditViewSidePanel(([actions, ...others]) => [
      actions,
      SecondPanel,
      EntryPanel,
      CheckPanel,
      CampaignPanel,
      ReviewPanel,
      ...others,
    ]);
    (contentManager as unknown as Places).injectComponent('listView', 'actions', {
      name: 'order',
      Component: OrderLink,
    });
  },
};
