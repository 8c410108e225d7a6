import type { HealthSettings } from '@lanternway/contracts/publishing/health';
import type { Core } from '@strapi/strapi';
import { randomUUID } from 'node:crypto';
import { listNotes, readNote, writeNote } from '../builds/notes';

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
export const isAsked = async (strapi: Core.Strapi): Promise<boolean> => (await readAsked(strapi)).length > 0;

/** Asks for a check. Each asking is a note of its own: one that comes during a check is not answered by it. */
export const writeAsked = (strapi: Core.Strapi): Promise<void> =>
  writeNote(strapi, `${askedName}.${randomUUID()}`, {});

/** The askings so far, by their row ids. */
export const readAsked = async (strapi: Core.Strapi): Promise<number[]> =>
  (await listNotes(strapi, askedName)).map(({ id }) => id);
