import type { AnySchema, ObjectSchema, AnyObject, SchemaInnerTypeDescription } from 'yup';
import { longestText } from './fillings';

const dayMs = 24 * 60 * 60_000;

/** The day so many days from now, in UTC: '2027-01-15'. A day that stands in a test is over one day, and refused. */
export const dayIn = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

/** Values that a request needs to make sense: ids, versions, the name of the account. By the paths of the fields. */
export type Known = Record<string, unknown>;

/**
 * A request with every field at its longest, read from the contract, so new fields are included by themselves. Values
 * in `known` are used for their fields.
 */
export function longestOf(schema: ObjectSchema<AnyObject>, known: Known = {}): AnyObject {
  const body: AnyObject = {};
  for (const name of Object.keys(schema.fields)) {
    const value = name in known ? known[name] : longestField(schema, name, body);
    if (value !== undefined) body[name] = value;
  }
  return body;
}

function longestField(schema: ObjectSchema<AnyObject>, name: string, parent: AnyObject): unknown {
  const field = schema.fields[name] as unknown as { resolve: (options: object) => AnySchema };
  // A field that depends on other fields, or on its value, is resolved with a text and the other fields.
  const resolved = field.resolve({ value: 'x', parent });
  // Dropped if another field says so, such as the age of a maths learner.
  if (resolved.spec.strip === true) return undefined;
  const found = longestValue(resolved, parent);
  if (found === undefined)
    throw new Error(`Nothing was found that ${name} takes: this test needs a shape of text for it.`);
  return found;
}

function longestValue(schema: AnySchema, parent: AnyObject): unknown {
  const { type, tests, oneOf } = schema.describe() as SchemaInnerTypeDescription;
  const accepts = (value: unknown): boolean => schema.isValidSync(value, { parent } as object);
  const bound = (name: string): number | undefined => {
    const value = tests.find((test) => test.name === name)?.params?.[name];
    return typeof value === 'number' ? value : undefined;
  };
  const words = oneOf.filter((word) => typeof word === 'string');
  if (words.length > 0) return [...words].sort((a, b) => b.length - a.length)[0];
  if (type === 'string') return longestText((text) => accepts(text), bound('max')) ?? undefined;
  if (type === 'number') return greatest(oneOf, bound('max')).find(accepts);
  if (type === 'boolean') return true;
  if (type === 'object') return longestOf(schema as unknown as ObjectSchema<AnyObject>);
  if (type === 'array') {
    const { innerType } = schema as unknown as { innerType: AnySchema };
    return Array.from({ length: bound('max') ?? 3 }, () => longestValue(innerType, {}));
  }
  // Ignored by the server, whatever is sent.
  return type === 'mixed' ? anything : undefined;
}

const anything = 'न'.repeat(2_000);

/** Whether the server reads a field at all. */
export const isRead = (schema: ObjectSchema<AnyObject>, name: string): boolean =>
  (schema.fields[name] as { type?: string } | undefined)?.type !== 'mixed';

const greatest = (oneOf: readonly unknown[], most: number | undefined): unknown[] => [
  ...oneOf.filter((each) => typeof each === 'number').sort((a, b) => b - a),
  ...(most === undefined ? [] : [most]),
  2_147_483_647,
  3_650,
  50,
  1,
];

/** Every text in a value, at any depth. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
