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
  // While developing, the site stands on a port of its own and still asks its own address.
  proxy: { prefix: '/api', url: env.strapiUrl },
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: true },
  plugins: [
    // It owns File.publicURL, and wants a folder of its own to read.
    { resolve: 'gatsby-source-filesystem', options: { name: 'icons', path: path.resolve('static/icons') } },
    { resolve: 'gatsby-source-strapi', options: strapiSourceOptions(env) },
    { resolve: 'gatsby-plugin-sharp', options: { failOn: 'error' } },
    'gatsby-transformer-sharp',
    { resolve: 'gatsby-plugin-sitemap', options: sitemapOptions },
    { resolve: 'gatsby-plugin-feed', options: feedOptions },
  ],
};

export default config;
