import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { readBuildEnv } from './src/build/env';
import { feedOptions } from './src/build/feed';
import { sitemapOptions } from './src/build/sitemap';
import { strapiSourceOptions } from './src/build/strapi-source';

const env = readBuildEnv();

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: env.siteUrl },
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  // In development, the site has its own port, but its pages call the API under their own address.
  proxy: { prefix: '/api', url: env.strapiUrl },
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: true },
  plugins: [
    // It provides File.publicURL, and needs a folder to read.
    { resolve: 'gatsby-source-filesystem', options: { name: 'icons', path: path.resolve('static/icons') } },
    { resolve: 'gatsby-source-strapi', options: strapiSourceOptions(env) },
    {
      resolve: 'gatsby-plugin-sharp',
      options: { failOn: 'error', defaults: { avifOptions: { quality: 48 } } },
    },
    'gatsby-transformer-sharp',
    { resolve: 'gatsby-plugin-sitemap', options: sitemapOptions },
    { resolve: 'gatsby-plugin-feed', options: feedOptions },
  ],
};

export default config;
