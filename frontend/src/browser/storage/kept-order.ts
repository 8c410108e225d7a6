import { property, textProperty } from './record';
import { forget, keep, readKept } from './storage';

const key = 'order';

/**
 * This tab's current order, so that a reload finds it again. Only its id is kept. The server says each time what became
 * of it, and only to the parent whose order it is.
 */
export interface KeptOrder {
  id: string;
  /** The key of its plan, because the parent may buy another plan meanwhile. */
  plan: string;
  /** When a payment was made that is not confirmed yet, in ms since 1970; null without such a payment. */
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
