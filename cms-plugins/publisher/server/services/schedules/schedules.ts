import { cutText } from '@lanternway/contracts/fields/cut-text';
import { ownEntry } from '@lanternway/contracts/wire/own-entry';
import type { ScheduleRequest } from '@lanternway/contracts/publishing/staff';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { readConfig } from '../../config';
import { scheduleUid } from '../../content-types';
import { lockEntry } from '../content/locks';
import type { Actor } from '../changes/actor';
import { own } from '../own';
import type { ScheduleRecord } from '../builds/records';
import { inOneLine, publishEntry } from './apply';
import { checkPlan, checkTime, type Fault } from './check';
import { publishedPrices } from './prices';
import { readTime, scheduleWords } from './labels';

/** What is to happen to entries at their time. */
export interface Schedules {
  /** Whether entries of this type are published by hand, and so can be later. */
  canBePlanned: (uid: string) => boolean;
  /** Refuses, as a validation error, what could not be done. */
  ask: (request: ScheduleRequest, by: Actor) => Promise<ScheduleRecord>;
  cancel: (id: string, by: Actor) => Promise<ScheduleRecord>;
  find: (id: string) => Promise<ScheduleRecord | null>;
  /** Those that wait, soonest first, and then the last of the others. */
  list: () => Promise<ScheduleRecord[]>;
  next: (limit: number) => Promise<ScheduleRecord[]>;
  /** To be called in the transaction that deletes the entry. */
  entryDeleted: (uid: string, entryId: string) => Promise<void>;
}

const mostWaiting = 500;
const mostEnded = 50;

/** Ends the transaction in which something was only tried. */
class Trial extends Error {}

export function schedules({ strapi }: { strapi: Core.Strapi }): Schedules {
  const rows = () => strapi.db.query(scheduleUid);
  const entries = () => own(strapi, 'entries');

  const waiting = (where: object, limit: number): Promise<ScheduleRecord[]> =>
    rows().findMany({
      where: { ...where, state: 'waiting' },
      orderBy: [{ at: 'asc' }, { id: 'asc' }],
      limit,
    });

  function refuseUnless(isFine: boolean, field: Fault['field'], text: string): void {
    if (!isFine) throw invalid({ field, text });
  }

  /** Publishes it, and takes that back: what stands against it is told today and not at its time. */
  async function tryPublishing(uid: string, documentId: string): Promise<void> {
    try {
      await strapi.db.transaction(async () => {
        await publishEntry(strapi, uid, documentId);
        throw new Trial();
      });
    } catch (error) {
      if (error instanceof Trial) return;
      const { name, message } = error as Error;
      if (name !== 'ValidationError') throw error;
      throw invalid({ field: 'action', text: scheduleWords.notPublishable(inOneLine(message)) });
    }
  }

  const service: Schedules = {
    canBePlanned: (uid) => ownEntry(readConfig(strapi).types, uid) !== undefined && entries().hasDrafts(uid),

    async ask({ uid, documentId, action, at: written, prices }, by) {
      const { types, pricedUids } = readConfig(strapi);
      const time = readTime(written);
      if (time === null) throw invalid({ field: 'at', text: scheduleWords.when });
      const late = checkTime(time.at, new Date());
      if (late !== null) throw invalid(late);
      if (ownEntry(types, uid) === undefined) throw new errors.NotFoundError(scheduleWords.entryMissing);
      refuseUnless(entries().hasDrafts(uid), 'action', scheduleWords.noDrafts);
      refuseUnless(action !== 'prices' || pricedUids.includes(uid), 'action', scheduleWords.noPrices);
      const found = await entries().versions(uid, documentId);
      const entry = found.draft ?? found.published;
      if (entry === null) throw new errors.NotFoundError(scheduleWords.entryMissing);
      const sold = action === 'prices' ? await publishedPrices(strapi, uid, documentId) : [];
      const subject = {
        isPublished: found.published !== null,
        hasChanges: entries().differs(found),
        currencies: sold.map(({ currency }) => currency),
      };
      if (action === 'publish') await tryPublishing(uid, documentId);
      return strapi.db.transaction(async () => {
        // Whoever presses twice makes one plan.
        await lockEntry(strapi, documentId);
        const others = await waiting({ uid, entryId: documentId }, mostWaiting);
        const fault = checkPlan({ action, prices, ...time }, subject, others);
        if (fault !== null) throw invalid(fault);
        const title = cutText(entries().titleOf(uid, entry), { characters: 300 });
        const planned = { action, uid, entryId: documentId, title, at: time.at, state: 'waiting' };
        return rows().create({
          data: { ...planned, prices: action === 'prices' ? prices : null, byId: by.id, byName: by.name },
        });
      });
    },

    async cancel(id, by) {
      const data = { state: 'cancelled', doneAt: new Date(), problem: scheduleWords.cancelledBy(by.name) };
      const { count } = await rows().updateMany({ where: { documentId: id, state: 'waiting' }, data });
      const found = await service.find(id);
      if (count !== 1 || found === null) throw new errors.NotFoundError(scheduleWords.missing);
      return found;
    },

    find: (id) => rows().findOne({ where: { documentId: id } }),

    async list() {
      const ended = (await rows().findMany({
        where: { state: { $ne: 'waiting' } },
        orderBy: [{ doneAt: 'desc' }, { id: 'desc' }],
        limit: mostEnded,
      })) as ScheduleRecord[];
      return [...(await waiting({}, mostWaiting)), ...ended];
    },

    next: (limit) => waiting({}, limit),

    async entryDeleted(uid, entryId) {
      const data = { state: 'cancelled', doneAt: new Date(), problem: scheduleWords.deleted };
      await rows().updateMany({ where: { uid, entryId, state: 'waiting' }, data });
    },
  };
  return service;
}

/** In the form in which Strapi tells of fields that are wrong. */
function invalid({ field, text }: Fault): Error {
  return new errors.ValidationError(text, {
    errors: [{ path: [field], message: text, name: 'ValidationError' }],
  });
}
