import { closedToChanges, doorIsShut } from '@lanternway/contracts/classes/own-class';
import { classPlacesOf } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { refuse, roomOf, rowsIn } from '../classes/classes';
import { addEvent } from '../items/events';
import { fullWhen } from '../items/when';
import { changeOwnClass, type Ended } from './change';
import { endOf, opensAt, type Opened } from './opened';

/** The parent says that they will be there (BK14). Saying it again changes nothing. */
export const confirmOwnClass = (strapi: Core.Strapi, enquiryId: string, sequence: number): Promise<Ended> =>
  changeOwnClass(strapi, enquiryId, sequence, ({ held }, now) => {
    if (held.state !== 'scheduled' || endOf(held) <= now) return Promise.resolve(refuse(closedToChanges));
    if (held.confirmedAt !== null) return Promise.resolve({ kind: 'same' });
    const facts = { change: 'confirmed', when: fullWhen(held.startsAt, held.zone) };
    return Promise.resolve({
      kind: 'change',
      data: {},
      events: [{ what: 'class', facts }],
      alsoWrite: async () => {
        await rowsIn(strapi).updateMany({ where: { enquiryId }, data: { confirmedAt: now } });
      },
    });
  });

export type Entered = { kind: 'open'; room: string | null } | { kind: 'refused'; sentence: string };

/** Opens the door from ten minutes before to the end, and notes the first time that somebody came (BK15). */
export async function enter(strapi: Core.Strapi, { row, held }: Opened, now: Date): Promise<Entered> {
  if (held.state !== 'scheduled' || endOf(held) <= now) return { kind: 'refused', sentence: closedToChanges };
  if (now < opensAt(held)) return { kind: 'refused', sentence: doorIsShut };
  const enquiryId = row.documentId;
  await strapi.db.transaction(async () => {
    const { count } = await rowsIn(strapi).updateMany({
      where: { enquiryId, joinedAt: null, sequence: held.sequence },
      data: { joinedAt: now },
    });
    if (count === 0) return;
    const facts = { change: 'joined', when: fullWhen(held.startsAt, held.zone) };
    await addEvent(strapi, { enquiryId, what: 'class', facts, by: null });
  });
  return { kind: 'open', room: roomOf(held, await classPlacesOf(strapi).find(enquiryId)) };
}
