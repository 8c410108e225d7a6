import {
  listCampaignLinks as listEndpoint,
  makeCampaignLink as makeEndpoint,
} from '@lanternway/contracts/publishing/staff-calls';
import { campaignSentences } from '@lanternway/contracts/publishing/campaign-links';
import { NotAllowedError, documentIdOf, staffRoute } from '@lanternway/server-kit/http/staff-endpoint';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { listCampaignLinks, makeCampaignLink } from '../services/campaigns/links';
import { mayWith } from './rights';

/** Lists campaign links for people who may read the page, and makes them for people who may change it. */
export const campaigns = (strapi: Core.Strapi) => [
  staffRoute(listEndpoint, async ({ params: { uid, documentId }, may }) => {
    const id = documentIdOf(documentId, campaignSentences.none);
    if (!mayWith(may, 'read', uid)) throw new errors.NotFoundError(campaignSentences.none);
    return listCampaignLinks(strapi, uid, id);
  }),

  staffRoute(makeEndpoint, async ({ request, staff, may }) => {
    if (!mayWith(may, 'update', request.uid)) throw new NotAllowedError(campaignSentences.notAllowed);
    return makeCampaignLink(strapi, request, staff);
  }),
];
