import type { Core } from '@strapi/strapi';
import {
  classCancel,
  classRequest,
  mergeRequest,
  newNote,
  nextStepChange,
  ownerChange,
  statusChange,
  suspectChange,
} from '@lanternway/contracts/enquiries/staff-item';
import type { Context } from 'koa';
import { cancelClass, scheduleClass } from '../services/classes/classes';
import { addNote, changeNextStep, changeOwner, changeStatus, markSuspect } from '../services/item/changes';
import { readItem } from '../services/item/item';
import { mergeItems, unmergeItems } from '../services/item/merge';
import type { Changed, Target } from '../services/items/change-item';
import { bodyOf, itemOf, mustBeChanged, readAs, staffOf } from './desk-answers';

/** What staff change about one enquiry. Each answers with the enquiry as it is then. */
export function deskChanges({ strapi }: { strapi: Core.Strapi }) {
  const answer = async (ctx: Context, change: (target: Target) => Promise<Changed>): Promise<void> => {
    const { kind, id } = itemOf(ctx);
    mustBeChanged(ctx, await change({ kind, id, by: staffOf(ctx) }));
    const item = await readItem(strapi, kind, id, new Date());
    mustBeChanged(ctx, item === null ? { kind: 'missing' } : { kind: 'changed' });
    ctx.body = item;
  };

  return {
    status: (ctx: Context) => {
      const change = readAs(statusChange, bodyOf(ctx));
      return answer(ctx, (target) => changeStatus(strapi, target, change));
    },
    owner: (ctx: Context) => {
      const change = readAs(ownerChange, bodyOf(ctx));
      return answer(ctx, (target) => changeOwner(strapi, target, change));
    },
    nextStep: (ctx: Context) => {
      const change = readAs(nextStepChange, bodyOf(ctx));
      return answer(ctx, (target) => changeNextStep(strapi, target, change));
    },
    note: (ctx: Context) => {
      const { text } = readAs(newNote, bodyOf(ctx));
      return answer(ctx, (target) => addNote(strapi, target, text));
    },
    suspect: (ctx: Context) => {
      const change = readAs(suspectChange, bodyOf(ctx));
      return answer(ctx, (target) => markSuspect(strapi, target, change));
    },
    merge: (ctx: Context) => {
      const { ids } = readAs(mergeRequest, bodyOf(ctx));
      return answer(ctx, (target) => mergeItems(strapi, target, ids));
    },
    unmerge: (ctx: Context) => {
      const { ids } = readAs(mergeRequest, bodyOf(ctx));
      return answer(ctx, (target) => unmergeItems(strapi, target, ids));
    },
    schedule: (ctx: Context) => {
      const requested = readAs(classRequest, bodyOf(ctx));
      return answer(ctx, (target) => scheduleClass(strapi, target, requested));
    },
    cancel: (ctx: Context) => {
      const requested = readAs(classCancel, bodyOf(ctx));
      return answer(ctx, (target) => cancelClass(strapi, target, requested));
    },
  };
}
