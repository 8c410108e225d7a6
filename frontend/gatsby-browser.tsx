import './src/ui/styles/index.css';
import { keepOfflinePage } from './src/browser/offline-page';
import { stayWhenOffline } from './src/ui/links/stay-when-offline';

export { countPage as onRouteUpdate } from './src/browser/count';
export { announceReady as onInitialClientRender } from './src/start-up/first-press';
export { chooseHydration as replaceHydrateFunction } from './src/start-up/hydrate-in-slices';
export { wrapPageElement } from './src/layout/PageFrame';

export const onClientEntry = () => {
  stayWhenOffline();
  keepOfflinePage();
};
