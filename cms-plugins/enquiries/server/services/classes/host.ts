import type { Core } from '@strapi/strapi';

/** The host of the site's own address. */
export const hostOf = (strapi: Core.Strapi): string =>
  new URL(strapi.config.get<string>('server.absoluteUrl')).hostname;
