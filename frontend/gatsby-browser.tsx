import './src/ui/styles/index.css';

export { countPage as onRouteUpdate } from './src/browser/count';
export { announceReady as onInitialClientRender } from './src/start-up/first-press';
export { stayWhenOffline as onClientEntry } from './src/ui/links/stay-when-offline';
export { chooseHydration as replaceHydrateFunction } from './src/start-up/hydrate-in-slices';
export { wrapPageElement } from './src/layout/PageFrame';
