import { createHmac } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';

/**
 * What stands for an e-mail: a hash with the oldest key of the installation, so adding a new key in front changes nothing.
 * Once the oldest key is removed, `npm run insight -- rebuild` writes all rows again.
 */
export const personKeyOf = (strapi: Core.Strapi, email: string): string =>
  createHmac('sha256', readConfig(strapi).secrets.at(-1) ?? '')
    .update(`insight person ${email}`)
    .digest('hex');
