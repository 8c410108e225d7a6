import { Typography } from '@strapi/design-system';
import { PriceTag } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { holdStore } from '@lanternway/desk/drafts/read-again';
import { showComponentHints } from './component-hints';
import { ComponentHint } from './components/ComponentHint';
import { keepLabels, rememberEntries } from './editing/entry-memory';
import { SavedMeanwhilePanel } from './editing/SavedMeanwhile';
import { watchSaves } from './editing/typed-before';
import { TypedBeforePanel } from './editing/TypedBefore';
import { showBrand } from './house/brand';
import { hideEmpty, hideUnneeded, maySet, withoutModel } from './house/hidden-links';
import { withAboutPage } from './house/own-pages';
import { linkParents } from './house/parents-link';
import { keepQuiet, withoutAssistant } from './house/quiet';
import { watchSession } from './house/session';
import { openLogin, tellReason } from './house/session-ended';
import { addStyle } from './house/style';
import { theme } from './house/theme';
import { keepInput } from './keep-input';
import { words } from './words/admin-words';
import { showWords } from './words/list-cells';
import { valueWords } from './words/value-words';

/** Shown until the brand is known, and if it has no logo. */
const noLogo = new URL('./house/no-logo.svg', import.meta.url).href;

function explainComponents(view: { layout: Parameters<typeof showComponentHints>[0] }) {
  keepLabels(view.layout.layout);
  return { ...view, layout: showComponentHints(view.layout, (hint) => <ComponentHint hint={hint} />) };
}

const drawWords = (list: Parameters<typeof showWords>[0]) =>
  showWords(list, (shown) => <Typography textColor="neutral800">{shown}</Typography>);

/** The part of the content manager that is used here; it exports no types. */
interface ContentManager {
  addEditViewSidePanel: (change: (panels: unknown[]) => unknown[]) => void;
  addDocumentAction: (change: typeof withoutModel) => void;
}

/** Strapi's admin builder reads this file's default export. */
export default {
  config: {
    auth: { logo: noLogo },
    menu: { logo: noLogo },
    locales: [],
    theme,
    notifications: { releases: false },
    tutorials: false,
    translations: { en: { ...words, ...valueWords } },
  },

  register(app: StrapiApp) {
    addStyle();
    keepQuiet(window.localStorage);
    rememberEntries();
    window.fetch = withoutAssistant(window.fetch, window.location.origin, maySet);
    showBrand(app, noLogo);
    linkParents();
    tellReason();
    const session = watchSession({ store: sessionStorage, open: openLogin });
    app.addMiddlewares([keepInput, holdStore, hideEmpty, session.middleware, watchSaves(session.forget)]);
    app.addRBACMiddleware(hideUnneeded);
    app.router.addRoute(withAboutPage);
    app.customFields.register({
      name: 'amount',
      type: 'integer',
      icon: PriceTag,
      intlLabel: { id: 'amount.label', defaultMessage: 'Amount of money' },
      intlDescription: { id: 'amount.description', defaultMessage: 'Typed as 6,499, kept in minor units' },
      components: {
        Input: () => import('./components/AmountInput').then(({ AmountInput }) => ({ default: AmountInput })),
      },
    });
  },

  bootstrap(app: Pick<StrapiApp, 'registerHook' | 'getPlugin'>) {
    const { addEditViewSidePanel, addDocumentAction } = app.getPlugin('content-manager')
      .apis as unknown as ContentManager;
    addDocumentAction(withoutModel);
    // Below the buttons: these panels appear while somebody works, and must not move Save away from the pointer.
    addEditViewSidePanel(([actions, ...others]) => [
      actions,
      SavedMeanwhilePanel,
      TypedBeforePanel,
      ...others,
    ]);
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', explainComponents);
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', drawWords);
  },
};
