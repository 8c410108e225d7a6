import { ValidationError, type Schema } from 'yup';
import { sentenceOf } from './plain-sentences.js';

export type Parsed<T> =
  | { kind: 'valid'; value: T }
  /** A sentence for each faulty field, by name; never empty. */
  | { kind: 'invalid'; errors: Record<string, string> };

/** Shown above a form whose fields have their own messages. */
export const checkFields = 'Please check the marked fields.';

/**
 * The one way to check input, in browser and server. Unknown fields are dropped. Reports all faults at once, the first
 * of each field, in sentences for people. Throws errors that are not faults of the input.
 */
export function parse<T>(schema: Schema<T>, input: unknown): Parsed<T> {
  try {
    return {
      kind: 'valid',
      value: schema.validateSync(withoutInherited(input), { abortEarly: false, stripUnknown: true }),
    };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { kind: 'invalid', errors: faultsOf(error) };
  }
}

/** Yup takes a field called `constructor` for a known one, as every object has it. So it is removed first. */
function withoutInherited(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  return Object.fromEntries(Object.entries(input).filter(([name]) => !(name in Object.prototype)));
}

function faultsOf(error: ValidationError): Record<string, string> {
  const faults = error.inner.length > 0 ? error.inner : [error];
  const errors: Record<string, string> = {};
  for (const fault of faults) errors[fault.path ?? ''] ??= sentenceOf(fault);
  return errors;
}
