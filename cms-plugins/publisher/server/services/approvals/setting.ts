import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { readNote, writeNote } from '../builds/notes';

const name = 'approvals.second';

/** Whether plans and policies are published by two people. */
export const needsSecond = async (strapi: Core.Strapi): Promise<boolean> =>
  (await readNote<{ isOn: boolean }>(strapi, name))?.isOn === true;

export const writeNeedsSecond = (strapi: Core.Strapi, isOn: boolean): Promise<void> =>
  writeNote(strapi, name, { isOn });

/** Whether publishing an entry of this type needs a second person now. */
export const isGuarded = async (strapi: Core.Strapi, uid: string): Promise<boolean> =>
  readConfig(strapi).secondUids.includes(uid) && (await needsSecond(strapi));
