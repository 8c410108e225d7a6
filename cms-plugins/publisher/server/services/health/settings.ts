import type { HealthSettings } from '@lanternway/contracts/publishing/health';
import type { Core } from '@strapi/strapi';
import { randomUUID } from 'node:crypto';
import { readNote, removeNote, writeNote } from '../builds/notes';

const settingsName = 'health.settings';
const lastName = 'health.last';
const askedName = 'health.asked';

/** The last check that ended. */
interface LastRun {
  run: number;
  at: string;
  /** The night that it counts for: '2027-01-31'. */
  night: string;
  seconds: number;
  entries: number;
  links: number;
}

const usual: HealthSettings = { months: 6, avoid: [] };

export const readSettings = async (strapi: Core.Strapi): Promise<HealthSettings> =>
  (await readNote<HealthSettings>(strapi, settingsName)) ?? usual;

export const writeSettings = (strapi: Core.Strapi, settings: HealthSettings): Promise<void> =>
  writeNote(strapi, settingsName, settings);

export const readLast = (strapi: Core.Strapi): Promise<LastRun | null> => readNote<LastRun>(strapi, lastName);

export const writeLast = (strapi: Core.Strapi, last: LastRun): Promise<void> =>
  writeNote(strapi, lastName, last);

/** Whether a check is asked for or under way. */
export const isAsked = async (strapi: Core.Strapi): Promise<boolean> => (await readAsked(strapi)) !== null;

/** Asks for a check. @returns what tells this asking from a later one */
export async function writeAsked(strapi: Core.Strapi): Promise<string> {
  const asked = randomUUID();
  await writeNote(strapi, askedName, { asked });
  return asked;
}

/** A check has ended. Who asked while it ran gets another, as it may have passed what they changed. */
export async function removeAsked(strapi: Core.Strapi, asked: string): Promise<void> {
  if ((await readAsked(strapi))?.asked === asked) await removeNote(strapi, askedName);
}

const readAsked = (strapi: Core.Strapi) => readNote<{ asked: string }>(strapi, askedName);
