import type { AnyObject, ObjectSchema } from 'yup';
import * as calls from '@lanternway/contracts/classes/own-class';
import type { Endpoint } from '@lanternway/contracts/wire/endpoint';
import { tellHeard } from '@lanternway/contracts/enquiries/heard';
import { freeClass, honeypotField } from '@lanternway/contracts/enquiries/site';
import { addTeacher, askTimes, removeTeachers } from '../classes/teachers';
import type { Cms } from '../start-cms';
import type { Known } from './longest';
import { origin, routeOf } from './story-parents';
import type { Walk } from './walk';

/** The longest name that a time zone has. */
const zone = 'America/Argentina/ComodRivadavia';

/** A class that is booked with everything at its longest, and what its parent does by the links. */
export async function walkOwnClass({ ask }: Walk, cms: Cms): Promise<void> {
  await addTeacher(cms, { roomUrl: `https://rooms.example/${'r'.repeat(200)}` });
  const { times } = await askTimes(cms);
  const [first, other] = [times[20], times[30]];
  const { booking } = await ask<{ booking: { managePath: string } }>({
    route: routeOf(freeClass),
    request: freeClass.request as ObjectSchema<AnyObject>,
    known: { origin, [honeypotField]: undefined, course: 'math', grade: 4, slot: { at: first, zone } },
    unkept: ['slot'],
  });
  const call = <Answer>(endpoint: Endpoint, known: Known, refused?: number) =>
    ask<Answer>({
      ...{ route: routeOf(endpoint), request: endpoint.request as ObjectSchema<AnyObject>, known },
      ...(refused === undefined ? {} : { refused }),
      unkept: ['token'],
    });
  const token = booking.managePath.replace('/booking#', '');
  const read = await call<{ class: calls.OwnClass }>(calls.readClass, { token });
  await call(tellHeard, { token });
  await call(calls.confirmClass, { token, sequence: 0 });
  await call(calls.otherTimes, { token });
  await call(calls.moveClass, { token, sequence: 0, at: other, zone, hold: undefined });
  await call(calls.cancelOwnClass, { token, sequence: 1 });
  await call(calls.undoCancel, { token, sequence: 2 });
  const door = read.class.joinPath.replace('/join#', '');
  await call(calls.readDoor, { token: door });
  // It opens ten minutes before the class.
  await call(calls.joinClass, { token: door }, 422);
  await removeTeachers(cms);
}
