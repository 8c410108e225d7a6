import type { EntryCheck } from '@lanternway/contracts/publishing/entry-check';
import { ownEntry } from '@lanternway/contracts/wire/own-entry';
import type { Core } from '@strapi/strapi';
import { readConfig, type EntryFinding } from '../../config';
import { addressOfEntry, findVersions } from '../content/entries';
import { inProcess } from '../in-process';

const problemOf = ({ path: [, index], message, part }: EntryFinding) => ({
  text: message,
  block: part === null || typeof index !== 'number' ? null : index + 1,
  blockName: part,
});

/**
 * What stops the draft of an entry from being published, and what its live page weighs.
 * @param typed what is laid over what was saved
 */
export async function checkDraft(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
  typed: Readonly<Record<string, unknown>>,
): Promise<EntryCheck> {
  const { types, findProblems } = readConfig(strapi);
  const { draft, published } = await findVersions(strapi, uid, documentId);
  // Pages of campaigns are made of blocks, in which a fault is hard to find.
  const isChecked = ownEntry(types, uid)?.campaignOf !== undefined && draft !== null;
  if (!isChecked) return { isChecked: false, problems: [], weight: null };
  const address = addressOfEntry(strapi, uid, published);
  return {
    isChecked: true,
    problems: (await findProblems(strapi, uid, documentId, typed)).map(problemOf),
    weight: address === null ? null : await inProcess(strapi, 'liveRelease').weightOf(address),
  };
}
