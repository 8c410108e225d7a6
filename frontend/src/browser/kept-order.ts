import { property, textProperty } from './record';
import { forget, keep, readKept } from './storage';

const key = 'order';

/**
 * The order that this tab has to do with, so that a reload finds it again. Only its name is kept: what became of it, the
 * server says each time, and to nobody but the parent whose order it is.
 */
export interface KeptOrder {
  id: string;
  /** The key of its plan: another plan may be bought meanwhile. */
  plan: string;
  /** When a payment for it was made that is not confirmed yet, in ms since 1970; null where none was. */
  confirmingSince: number | null;
}

export function keepOrder(order: KeptOrder): void {
  keep('session', key, order);
}

export function readKeptOrder(): KeptOrder | null {
  return readKept('session', key, parse);
}

export function forgetOrder(): void {
  forget('session', key);
}

function parse(value: unknown): KeptOrder | null {
  const id = textProperty(value, 'id');
  const plan = textProperty(value, 'plan');
  const since = property(value, 'confirmingSince');
  if (plan === undefined || id === undefined || !/^[A-Za-z0-9_-]{1,64}$/.test(id)) return null;
  return since === null || typeof since === 'number' ? { id, plan, confirmingSince: since } : null;
}
