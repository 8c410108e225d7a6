import { setTimeout as pause } from 'node:timers/promises';
import type { ClassKind } from '@lanternway/contracts/classes/site';
import type { Core } from '@strapi/strapi';
import { freeTimesOf, type FreeTimes } from './free-times';

/** The list of free times. Each caller gets a list whose computing began after the call. */
export interface TimesList {
  of: (kind: ClassKind, level: number) => Promise<FreeTimes>;
}

interface Turns {
  /** The list being computed now, and the pause after it. It may miss a change made since, so new callers wait for `next`. */
  running: Promise<unknown>;
  next: Promise<FreeTimes> | null;
}

/**
 * With many teachers a list takes some ten milliseconds, in which this process answers nobody else. So all who ask while one
 * list is made share the next one, and after each list comes a pause as long as the list took.
 */
export function timesList({ strapi }: { strapi: Core.Strapi }): TimesList {
  const turns = new Map<string, Turns>();

  function begin(key: string, kind: ClassKind, level: number): Promise<FreeTimes> {
    const begun = performance.now();
    const found = freeTimesOf(strapi, kind, level, new Date());
    const rested = found.then(
      () => pause(performance.now() - begun),
      () => undefined,
    );
    const turn: Turns = { running: rested, next: null };
    turns.set(key, turn);
    void rested.then(() => {
      if (turn.next === null) turns.delete(key);
    });
    return found;
  }

  return {
    of(kind, level) {
      const key = `${kind} ${String(level)}`;
      const turn = turns.get(key);
      if (turn === undefined) return begin(key, kind, level);
      turn.next ??= turn.running.then(() => begin(key, kind, level));
      return turn.next;
    },
  };
}

/** The list of this process. It has state: what is computed at the moment. */
export const timesListOf = (strapi: Core.Strapi): TimesList => strapi.plugin('classes').service('timesList');
