import { PriceTag } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { brandTabs } from './brand';
import { showComponentHints } from './component-hints';
import { ComponentHint } from './components/ComponentHint';
import { keepInput } from './keep-input';
import { keepQuiet } from './quiet';
import { words } from './words';

const logo = new URL('./logo-mark.svg', import.meta.url).href;

function explainComponents(view: { layout: Parameters<typeof showComponentHints>[0] }) {
  return { ...view, layout: showComponentHints(view.layout, (hint) => <ComponentHint hint={hint} />) };
}

/** Strapi's admin builder reads this file's default export. */
export default {
  config: {
    auth: { logo },
    menu: { logo },
    locales: [],
    notifications: { releases: false },
    tutorials: false,
    translations: { en: words },
  },

  register(app: StrapiApp) {
    keepQuiet(window.localStorage);
    app.addMiddlewares([keepInput]);
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

  bootstrap(app: Pick<StrapiApp, 'registerHook'>) {
    brandTabs(logo);
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', explainComponents);
  },
};
