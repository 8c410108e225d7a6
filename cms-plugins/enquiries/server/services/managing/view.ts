import type { Door, OwnClass } from '@lanternway/contracts/classes/own-class';
import { classPlacesOf } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { calendarOf, classWordsOf } from '../classes/mails';
import { firstNameOf } from '../items/first-name';
import { levelOf } from '../classes/teacher';
import { changeUntil, movesLeft, opensAt, wayToChange, type Opened } from './opened';

/** What the link to a class shows: no e-mail, no phone number, no whole name. */
export async function viewOf(strapi: Core.Strapi, opened: Opened, now: Date): Promise<OwnClass> {
  const { row, held } = opened;
  const words = await classWordsOf(strapi, row);
  const places = classPlacesOf(strapi);
  const place = await places.find(row.documentId);
  const { zone, minutes, calendarUid, sequence, undoUntil } = held;
  const agreed = { startsAt: new Date(held.startsAt), zone, minutes, link: null, message: '' };
  const isUndoable = held.state === 'cancelled' && undoUntil !== null && new Date(undoUntil) > now;
  return {
    ...(await doorOf(strapi, opened, now)),
    level: levelOf(row),
    portrait: place === null ? null : await places.portrait(place.teacherKey),
    sequence,
    changeUntil: changeUntil(held).toISOString(),
    change: await wayToChange(strapi, opened, now),
    movesLeft: movesLeft(held),
    undoUntil: isUndoable ? new Date(undoUntil).toISOString() : null,
    isConfirmed: held.confirmedAt !== null,
    ready: [...words.ready],
    joinPath: words.links.join,
    calendar: calendarOf(
      row,
      held.state === 'cancelled' ? 'cancelled' : 'scheduled',
      { ...agreed, calendarUid, sequence },
      words,
    ),
  };
}

/** What the link to its room shows. */
export async function doorOf(strapi: Core.Strapi, { row, held }: Opened, now: Date): Promise<Door> {
  const place = await classPlacesOf(strapi).find(row.documentId);
  return {
    name: firstNameOf(row.name),
    course: row.course,
    state: held.state,
    at: new Date(held.startsAt).toISOString(),
    zone: held.zone,
    minutes: held.minutes,
    teacher: place?.teacher ?? null,
    now: now.toISOString(),
    opensAt: opensAt(held).toISOString(),
  };
}
