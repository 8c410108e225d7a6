import type { Core } from '@strapi/strapi';

/**
 * How processes wake each other's workers. The application puts it into its configuration (`jobs.wakes`) where its database
 * can tell them; without it, work of another process is found by the next poll.
 */
export interface Wakes {
  /** Has the workers of this name looked at soon, in all other processes. Never throws, never waits. */
  tell: (worker: string) => void;
  /** Calls `wake` when another process tells this name. @returns how to end that */
  hear: (worker: string, wake: () => void) => () => void;
}

export const wakesOf = (strapi: Core.Strapi): Wakes | null =>
  strapi.config.get<Wakes | null>('jobs.wakes', null);
