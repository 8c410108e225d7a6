import type { AnySchema, ObjectSchema, AnyObject, SchemaInnerTypeDescription } from 'yup';
import { longestText } from './fillings';

/** What has to be said for a request to mean anything: ids, versions, what the account is called. By the fields' paths. */
export type Known = Record<string, unknown>;

/**
 * A request with every field at its longest, read from the contract: a new field is filled in by itself. What stands in
 * `known` is taken from there instead, by the path of the field.
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
  // What depends on other fields, or on what is sent, is asked with a text, and those that are there.
  const resolved = field.resolve({ value: 'x', parent });
  // Dropped where another field says so, as the age of who learns maths.
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
  // Whatever is sent, nobody believes it.
  return type === 'mixed' ? anything : undefined;
}

const anything = 'न'.repeat(2_000);

/** Whether a field is read at all. */
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

/** Every text in a value, however deep. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
