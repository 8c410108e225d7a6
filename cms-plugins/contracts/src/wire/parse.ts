import { ValidationError, type Schema } from 'yup';

export type Parsed<T> =
  | { kind: 'valid'; value: T }
  /** A sentence for each field to blame, by its name; never empty. */
  | { kind: 'invalid'; errors: Record<string, string> };

/** Said above a form whose fields say the rest. */
export const checkFields = 'Please check the marked fields.';

/**
 * The one way to check input, on both sides of the wire. Unknown fields are dropped and all faults are told at once,
 * the first of each field. Throws what is not a fault of the input.
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

/** Yup takes a field called `constructor` for one that it knows, as every object has one; so they go before it looks. */
function withoutInherited(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  return Object.fromEntries(Object.entries(input).filter(([name]) => !(name in Object.prototype)));
}

function faultsOf(error: ValidationError): Record<string, string> {
  const faults = error.inner.length > 0 ? error.inner : [error];
  const errors: Record<string, string> = {};
  for (const { path, message } of faults) errors[path ?? ''] ??= message;
  return errors;
}
