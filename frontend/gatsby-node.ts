import type { GatsbyNode } from 'gatsby';
import { finishSite } from './src/build/after/finish-site';
import { fetchBlockImages } from './src/build/block-images';
import { recallFinishedImages } from './site-builder/gatsby-internals/build-hooks/finished-images';
import { compileQuickly } from './site-builder/gatsby-internals/build-hooks/compile-quickly';
import { hurryPictures } from './site-builder/gatsby-internals/build-hooks/quick-pictures';
import { createPages as createContentPages } from './src/build/routes/create-pages';
import { completeStaticPage } from './src/build/routes/static-pages';
import { declareSchema } from './src/build/schema/declare-schema';
import { findPosts } from './src/build/schema/posts-by-slug';
import { shortenAddresses } from './src/build/schema/public-address';
import { trimBundles } from './site-builder/gatsby-internals/build-hooks/trim-bundles';

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = (args) => {
  hurryPictures();
  recallFinishedImages(args);
};
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = declareSchema;
export const createResolvers: GatsbyNode['createResolvers'] = (args) => {
  shortenAddresses(args);
  findPosts(args);
};
export const onCreateNode: GatsbyNode['onCreateNode'] = fetchBlockImages;
export const onCreatePage: GatsbyNode['onCreatePage'] = completeStaticPage;
export const createPages: GatsbyNode['createPages'] = createContentPages;
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  trimBundles(args);
  compileQuickly(args);
};
export const onPostBuild: GatsbyNode['onPostBuild'] = finishSite;
