import type { Core } from '@strapi/strapi';
import type { Settle } from './settle-types';

export const settleOf = (strapi: Core.Strapi): Settle => strapi.plugin('payments').service('settle');
