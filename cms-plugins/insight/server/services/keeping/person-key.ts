import { createHmac } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';

/**
 * What stands for an e-mail. By the oldest key of the installation, which a new one in front of it does not change; once
 * that one is taken away, `npm run insight -- rebuild` writes all of them again.
 */
export const personKeyOf = (strapi: Core.Strapi, email: string): string =>
  createHmac('sha256', readConfig(strapi).secrets.at(-1) ?? '')
    .update(`insight person ${email}`)
    .digest('hex');
