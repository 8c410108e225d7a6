import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { readMail, readMails, type NamedMail } from '../../providers/demo/kept-mails';

export type { KeptMail, NamedMail } from '../../providers/demo/kept-mails';

/** What a demonstration shows of the mails it kept. */
export interface ShownOutbox {
  newest: (most: number) => Promise<NamedMail[]>;
  find: (id: string) => Promise<NamedMail | null>;
}

export function shownOutbox({ strapi }: { strapi: Core.Strapi }): ShownOutbox {
  const { transport } = readConfig(strapi);
  if (transport.kind !== 'demo') {
    return { newest: () => Promise.resolve([]), find: () => Promise.resolve(null) };
  }
  const { folder } = transport;
  return { newest: (most) => readMails(folder, most), find: (id) => readMail(folder, id) };
}
