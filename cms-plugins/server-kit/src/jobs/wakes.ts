import type { Core } from '@strapi/strapi';

/**
 * How processes wake each other's workers. The application puts it into its configuration (`jobs.wakes`) if its database can
 * pass messages on. Without it, the next poll finds the work of another process.
 */
export interface Wakes {
  /** Makes the workers of this name poll soon, in all other processes. Never throws, never waits. */
  tell: (worker: string) => void;
  /** Calls `wake` when another process sends this name. @returns a function that ends that */
  hear: (worker: string, wake: () => void) => () => void;
}

export const wakesOf = (strapi: Core.Strapi): Wakes | null =>
  strapi.config.get<Wakes | null>('jobs.wakes', null);
