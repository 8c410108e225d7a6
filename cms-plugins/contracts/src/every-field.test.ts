import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isSchema, ValidationError, type AnyObject, type ObjectSchema, type Schema } from 'yup';

/**
 * No text field of any call or desk form keeps characters that are invisible or change the writing direction. New
 * fields are tested automatically.
 */

/** Not stored as text: these are compared or looked up. */
const compared = new Set('password newPassword confirm search query signature ids id plan zone'.split(' '));

/** Answers, which nobody types; exported next to the requests. */
const answers = new Set(['session', 'orderView']);

const hidden = [
  '\u202E',
  '\u2066',
  '\u200F',
  '\u061C',
  '\u200B',
  '\u2060',
  '\uFEFF',
  '\u00AD',
  '\u3164',
  '\u{E0041}',
];

type Named = [name: string, field: Schema];

const textIn = (name: string, value: unknown): Named[] => {
  if (!isSchema(value)) return [];
  const schema = value as Schema & { innerType?: unknown };
  if (schema.type === 'string') return [[name, schema]];
  if (schema.type === 'object') return fieldsIn(name, value as ObjectSchema<AnyObject>);
  return textIn(name, schema.innerType);
};

function fieldsIn(name: string, { fields }: ObjectSchema<AnyObject>): Named[] {
  return Object.entries(fields).flatMap(([field, schema]) => textIn(`${name}.${field}`, schema));
}

/** Requests: a call's `request`, or the schema of a staff form. Replies are ours. */
function asked(name: string, value: unknown): Named[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('request' in value) return textIn(name, value.request);
  return isSchema(value) ? textIn(name, value) : [];
}

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);

const fields = files.flatMap((file) => {
  const exported = jest.requireActual<Record<string, unknown>>(path.join(__dirname, file));
  return Object.entries(exported)
    .filter(([name]) => !answers.has(name))
    .flatMap(([name, value]) => asked(`${file}: ${name}`, value));
});

const lastOf = (name: string) => name.split('.').at(-1) ?? '';

const typed = fields.filter(([name]) => !compared.has(lastOf(name)));

/** What the field keeps, or null if it refuses. */
function keptOf(field: Schema, text: string): unknown {
  try {
    return field.validateSync(text);
  } catch {
    return null;
  }
}

it('finds the fields of parents and of staff', () => {
  const names = fields.map(([name]) => name);
  for (const known of ['accounts/accounts.ts: register.username', 'enquiries/site.ts: freeClass.notes'])
    expect(names).toContain(known);
  expect(fields.length).toBeGreaterThan(40);
});

it.each(typed)('%s keeps nothing that is not seen', (_name, field) => {
  for (const character of hidden) {
    for (const text of [
      `Asha${character}Rao`,
      `asha${character}@home.example`,
      `2027${character}-01-01`,
      `https://a.example/${character}`,
    ]) {
      expect(String(keptOf(field, text) ?? '')).not.toContain(character);
    }
  }
});

it.each(typed)('%s keeps no control character but the ends of lines', (_name, field) => {
  for (const character of ['\u0000', '\u0007', '\u001b', '\u007f', '\u0085', '\u2028']) {
    expect(String(keptOf(field, `Asha${character}Rao`) ?? '')).not.toContain(character);
  }
});

const forms = files.flatMap((file) =>
  Object.entries(jest.requireActual<Record<string, unknown>>(path.join(__dirname, file))).flatMap(
    ([name, value]): [string, ObjectSchema<AnyObject>][] => {
      const form: unknown =
        typeof value === 'object' && value !== null && 'request' in value ? value.request : value;
      return isSchema(form) && (form as Schema).type === 'object'
        ? [[`${file}: ${name}`, form as ObjectSchema<AnyObject>]]
        : [];
    },
  ),
);

/** Bodies with one odd value for one field, at any depth. */
function oddBodies({ fields: inner }: ObjectSchema<AnyObject>): Record<string, unknown>[] {
  const odd = [undefined, null, '', 0, true, [], {}, [null], { a: null }];
  return Object.entries(inner).flatMap(([name, field]) => [
    ...odd.map((sent) => ({ [name]: sent })),
    ...(isSchema(field) && (field as Schema).type === 'object'
      ? oddBodies(field as ObjectSchema<AnyObject>).map((sent) => ({ [name]: sent }))
      : []),
  ]);
}

it.each(forms)(
  '%s takes or refuses whatever is sent in place of a field, and breaks at nothing',
  (_name, form) => {
    for (const body of oddBodies(form)) {
      const fault = faultOf(form, body);
      if (!(fault instanceof ValidationError)) expect([body, fault]).toEqual([body, null]);
    }
  },
);

function faultOf(form: Schema, sent: unknown): unknown {
  try {
    form.validateSync(sent, { abortEarly: false });
    return null;
  } catch (fault) {
    return fault;
  }
}
