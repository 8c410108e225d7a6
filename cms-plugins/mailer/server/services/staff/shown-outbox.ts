import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { readMail, readMails, type NamedMail } from '../../providers/demo/kept-mails';

export type { KeptMail, NamedMail } from '../../providers/demo/kept-mails';

/** The newest of the mails that a demonstration keeps to be shown. */
export function listShownMails(strapi: Core.Strapi, max: number): Promise<NamedMail[]> {
  const { transport } = readConfig(strapi);
  return transport.kind === 'demo' ? readMails(transport.folder, max) : Promise.resolve([]);
}

/** Null where no such mail is kept. */
export function findShownMail(strapi: Core.Strapi, id: string): Promise<NamedMail | null> {
  const { transport } = readConfig(strapi);
  return transport.kind === 'demo' ? readMail(transport.folder, id) : Promise.resolve(null);
}
