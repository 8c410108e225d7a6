import { number, type InferType } from 'yup';
import { count, flag, listOf, shape, text } from '../wire/shape.js';

/* The state of the server, in the few numbers that a super admin needs. Operators have all of them, as metrics. */

/** Null where this server cannot tell. */
const reading = () => number().nullable().defined();

export const machine = shape('Machine', {
  /** What the server's clock says. */
  now: text(),
  database: shape('MachineDatabase', { answers: flag(), ms: count() }),
  /** Names of workers that should have looked for work and have not. */
  silent: listOf(text()),
  /** Of the last complete backup; null where none is known. */
  backupAt: text().nullable(),
  mail: shape('MachineMail', { waiting: reading(), failed: reading(), oldestSeconds: reading() }),
  /** How late the planned change is that should have been done first. */
  scheduleLateSeconds: reading(),
  payments: shape('MachinePayments', { overdue: reading(), eventsWaiting: reading() }),
});

export type Machine = InferType<typeof machine>;

/** Beyond these somebody should look. The alerts of operators have the same limits. */
export const machineLimits = {
  mailSeconds: 15 * 60,
  scheduleSeconds: 5 * 60,
  backupSeconds: 26 * 60 * 60,
} as const;
