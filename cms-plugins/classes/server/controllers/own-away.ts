import * as calls from '@lanternway/contracts/classes/own-away';
import { classSentences } from '@lanternway/contracts/classes/staff';
import {
  ConflictError,
  documentIdOf,
  invalid,
  NotAllowedError,
  staffRoute,
} from '@lanternway/server-kit/http/staff-endpoint';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { addOwnAway, readOwnAway, removeOwnAway } from '../services/staff/own-away';

const { noTeacher, notYours, booked, held } = calls.ownAwaySentences;

/** When a teacher cannot teach, in their own words. */
export const ownAway = (strapi: Core.Strapi) => [
  staffRoute(calls.readOwnAway, ({ staff }) => readOwnAway(strapi, staff.id, new Date())),

  staffRoute(calls.addOwnAway, async ({ request, staff }) => {
    const now = new Date();
    const added = await addOwnAway(strapi, staff, request, now);
    if (added.kind === 'missing') throw new errors.NotFoundError(noTeacher);
    if (added.kind === 'wrong') throw invalid(added.faults);
    if (added.kind === 'booked') throw new ConflictError(booked(added.times, added.isTold));
    if (added.kind === 'held') throw new ConflictError(held);
    return readOwnAway(strapi, staff.id, now);
  }),

  staffRoute(calls.removeOwnAway, async ({ params, staff }) => {
    const now = new Date();
    const id = documentIdOf(params.id, classSentences.missingException);
    const removed = await removeOwnAway(strapi, staff.id, id, now);
    if (removed === 'missing') throw new errors.NotFoundError(classSentences.missingException);
    if (removed === 'not-theirs') throw new NotAllowedError(notYours);
    return readOwnAway(strapi, staff.id, now);
  }),
];
