import { randomUUID } from 'node:crypto';
import * as calls from '@lanternway/contracts/classes/own-class';
import type { OwnClass } from '@lanternway/contracts/classes/own-class';
import { freeClass, idempotencyHeader } from '@lanternway/contracts/enquiries/site';
import request from 'supertest';
import { rightFreeClass } from '../enquiries/sending';
import { freeClassUid, onlyRow } from '../enquiries/stored';
import type { Cms } from '../start-cms';

export const zone = 'Europe/London';

const classUid = 'plugin::enquiries.scheduled-class';

/** A class that a parent booked, and what its link can do. */
export interface Linked {
  id: string;
  token: string;
  read: () => Promise<OwnClass>;
  move: (sequence: number, at: string, more?: object) => request.Test;
  cancel: (sequence: number, more?: object) => request.Test;
  undo: (sequence: number) => request.Test;
  confirm: (sequence: number) => request.Test;
  /** Changes what is stored, past all rules: a class that is near, or over. */
  set: (data: object) => Promise<void>;
}

export const post = ({ url }: Pick<Cms, 'url'>, path: string, body: object): request.Test =>
  request(url).post(path).send(body);

export async function bookOwn(cms: Cms, email: string, at: string): Promise<Linked> {
  const { body } = await post(cms, freeClass.path, { ...rightFreeClass(email), slot: { at, zone } })
    .set(idempotencyHeader, randomUUID())
    .expect(200);
  const { booking } = body as { booking: { managePath: string } };
  const token = booking.managePath.replace('/booking#', '');
  const { documentId: id } = (await onlyRow(cms, freeClassUid, { parentEmail: email })) as {
    documentId: string;
  };
  const change = (call: { path: string }, more: object) => post(cms, call.path, { token, ...more });
  return {
    id,
    token,
    async read() {
      const answer = await post(cms, calls.readClass.path, { token }).expect(200);
      return (answer.body as { class: OwnClass }).class;
    },
    move: (sequence, to, more = {}) => change(calls.moveClass, { sequence, at: to, zone, ...more }),
    cancel: (sequence, more = {}) => change(calls.cancelOwnClass, { sequence, ...more }),
    undo: (sequence) => change(calls.undoCancel, { sequence }),
    confirm: (sequence) => change(calls.confirmClass, { sequence }),
    async set(data) {
      await cms.strapi.db.query(classUid).updateMany({ where: { enquiryId: id }, data });
    },
  };
}
