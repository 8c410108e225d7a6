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
import type { Changed, Target } from '../services/item/changes';
import { own } from '../services/own';
import { bodyOf, itemOf, mustBeChanged, readAs, staffOf } from './desk-answers';

/** What staff change about one enquiry. Each answers with the enquiry as it is then. */
export function deskChanges({ strapi }: { strapi: Core.Strapi }) {
  const answer = async (ctx: Context, change: (target: Target) => Promise<Changed>): Promise<void> => {
    const { kind, id } = itemOf(ctx);
    mustBeChanged(ctx, await change({ kind, id, by: staffOf(ctx) }));
    const item = await own(strapi, 'item').read(kind, id, new Date());
    mustBeChanged(ctx, item === null ? { kind: 'missing' } : { kind: 'changed' });
    ctx.body = item;
  };
  const changes = () => own(strapi, 'changes');
  const classes = () => own(strapi, 'classes');
  const merging = () => own(strapi, 'merging');

  return {
    status: (ctx: Context) => {
      const change = readAs(statusChange, bodyOf(ctx));
      return answer(ctx, (target) => changes().status(target, change));
    },
    owner: (ctx: Context) => {
      const change = readAs(ownerChange, bodyOf(ctx));
      return answer(ctx, (target) => changes().owner(target, change));
    },
    nextStep: (ctx: Context) => {
      const change = readAs(nextStepChange, bodyOf(ctx));
      return answer(ctx, (target) => changes().nextStep(target, change));
    },
    note: (ctx: Context) => {
      const { text } = readAs(newNote, bodyOf(ctx));
      return answer(ctx, (target) => changes().note(target, text));
    },
    suspect: (ctx: Context) => {
      const change = readAs(suspectChange, bodyOf(ctx));
      return answer(ctx, (target) => changes().suspect(target, change));
    },
    merge: (ctx: Context) => {
      const { ids } = readAs(mergeRequest, bodyOf(ctx));
      return answer(ctx, (target) => merging().merge(target, ids));
    },
    unmerge: (ctx: Context) => {
      const { ids } = readAs(mergeRequest, bodyOf(ctx));
      return answer(ctx, (target) => merging().unmerge(target, ids));
    },
    schedule: (ctx: Context) => {
      const wanted = readAs(classRequest, bodyOf(ctx));
      return answer(ctx, (target) => classes().schedule(target, wanted));
    },
    cancel: (ctx: Context) => {
      const wanted = readAs(classCancel, bodyOf(ctx));
      return answer(ctx, (target) => classes().cancel(target, wanted));
    },
  };
}
