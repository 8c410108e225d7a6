import './src/ui/styles/index.css';

export { announceReady as onInitialClientRender } from './src/browser/first-press';
export { chooseHydration as replaceHydrateFunction } from './src/browser/hydrate-in-slices';
export { wrapPageElement } from './src/layout/PageFrame';
