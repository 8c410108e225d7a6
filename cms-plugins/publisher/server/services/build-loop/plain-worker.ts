import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { startSiteBuilder, type SiteBuilder } from '../../providers/site-builder';

/** Keeps the process for plain builds, which runs only while it is needed. */
export function createPlainWorker(strapi: Core.Strapi) {
  let current: SiteBuilder | null = null;

  return {
    /** The running process, or a new one. */
    get: (): SiteBuilder => (current ??= startSiteBuilder(readConfig(strapi).plainBuild)),
    /** Ends it, which frees its memory. */
    async end(): Promise<void> {
      const ended = current;
      current = null;
      await ended?.close();
    },
  };
}
