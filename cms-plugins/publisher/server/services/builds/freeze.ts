import type { Hold } from '@lanternway/contracts/publishing/staff';
import type { Core } from '@strapi/strapi';
import { contentPart } from '../content/fingerprint';
import { readNote, removeNote, writeNote } from './notes';

/* A publish freeze: the site stays at an earlier release, though other content is published. */

interface FreezeNote extends Hold {
  /** The content part of a fingerprint, without the day: the freeze must not end because midnight has passed. */
  passedOver: string;
}

const name = 'hold';

/** The present freeze; null where publishing is not frozen. */
export async function readFreeze(strapi: Core.Strapi): Promise<Hold | null> {
  const note = await readNote<FreezeNote>(strapi, name);
  if (note === null) return null;
  const { number, at, by, until } = note;
  return { number, at, by, until };
}

/** Whether a freeze keeps content of this fingerprint from going live. */
export async function isFrozenFor(strapi: Core.Strapi, fingerprint: string): Promise<boolean> {
  const note = await readNote<FreezeNote>(strapi, name);
  return note !== null && (note.until === 'asked' || note.passedOver === contentPart(fingerprint));
}

/** @param passedOver fingerprint of what is published and does not go live */
export async function beginFreeze(strapi: Core.Strapi, freeze: Hold, passedOver: string): Promise<void> {
  const note: FreezeNote = { ...freeze, passedOver: contentPart(passedOver) };
  await writeNote(strapi, name, note);
}

/** Ends a freeze where there is one. */
export const endFreeze = (strapi: Core.Strapi): Promise<void> => removeNote(strapi, name);
