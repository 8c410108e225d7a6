import { contentTypes, errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';

const reading = ['findOne', 'findFirst', 'findMany', 'count'];

/** Parameters that ask for entries by the state of their drafts. */
const stateParameters = ['publicationFilter', 'hasPublishedVersion'];

/**
 * Keeps drafts out of the public API. Strapi shows them to everyone who may read a type and asks for `status=draft`, or
 * for any status it does not know. The check is made where content is read and not by address, because an address has
 * many spellings.
 */
export function refuseDraftsInPublic(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    if (reading.includes(context.action) && isPublicRequest(strapi) && mayShowDrafts(context)) {
      throw new errors.ValidationError('Only published content can be read here.');
    }
    return next();
  });
}

function isPublicRequest(strapi: Core.Strapi): boolean {
  const state = strapi.requestContext.get()?.state as { route?: { info?: { type?: string } } } | undefined;
  return state?.route?.info?.type === 'content-api';
}

interface Reading {
  contentType: Parameters<typeof contentTypes.hasDraftAndPublish>[0];
  params: object;
}

function mayShowDrafts({ contentType, params }: Reading): boolean {
  if (!contentTypes.hasDraftAndPublish(contentType)) return false;
  const { status } = params as { status?: unknown };
  return status !== 'published' || stateParameters.some((name) => Object.hasOwn(params, name));
}
