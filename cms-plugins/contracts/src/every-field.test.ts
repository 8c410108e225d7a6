import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from './wire/parse';
import { isSchema, object, ValidationError, type AnyObject, type ObjectSchema, type Schema } from 'yup';

/**
 * One table over all contracts: every text field and every form of a call. New ones are tested
 * automatically.
 */

/** Not stored as text: these are compared or looked up. */
const compared = new Set(
  'password newPassword confirm search query signature ids id plan role zone token'.split(' '),
);

/** Characters that are invisible or change the writing direction, and control characters other than line ends. */
const unwanted = [
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
  ...'\u0000\u0007\u001b\u007f\u0085\u2028',
];

type Form = ObjectSchema<AnyObject>;
type Named = [name: string, field: Schema];

const isForm = (schema: Schema): schema is Form => schema.type === 'object';

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);

/** What people send: the request of a call. Replies are ours. */
const requests = files.flatMap((file) => {
  const exported = jest.requireActual<Record<string, unknown>>(path.join(__dirname, file));
  return Object.entries(exported).flatMap(([name, value]): Named[] => {
    const schema: unknown =
      typeof value === 'object' && value !== null && 'request' in value ? value.request : null;
    return isSchema(schema) ? [[`${file}: ${name}`, schema as Schema]] : [];
  });
});

const textIn = (name: string, value: unknown): Named[] => {
  if (!isSchema(value)) return [];
  const schema = value as Schema & { innerType?: unknown };
  if (schema.type === 'string') return [[name, schema]];
  if (isForm(schema)) {
    return Object.entries(schema.fields).flatMap(([field, inner]) => textIn(`${name}.${field}`, inner));
  }
  return textIn(name, schema.innerType);
};

const fields = requests.flatMap(([name, schema]) => textIn(name, schema));
const typed = fields.filter(([name]) => !compared.has(name.split('.').at(-1) ?? ''));
const forms = requests.flatMap(([name, schema]): [string, Form][] =>
  isForm(schema) ? [[name, schema]] : [],
);

it('finds the fields of parents and of staff', () => {
  const names = fields.map(([name]) => name);
  for (const known of [
    'accounts/accounts.ts: register.username',
    'enquiries/site.ts: freeClass.notes',
    'payments/staff-calls.ts: noteOnOrder.note',
  ])
    expect(names).toContain(known);
  expect(fields.length).toBeGreaterThan(40);
  expect(forms.length).toBeGreaterThan(20);
});

it.each(typed)('%s keeps no invisible and no control character', (_name, field) => {
  for (const character of unwanted) {
    for (const text of [
      `Asha${character}Rao`,
      `asha${character}@home.example`,
      `2027${character}-01-01`,
      `https://a.example/${character}`,
    ]) {
      const result = resultOf(object({ field }), { field: text });
      if (!(result instanceof ValidationError)) expect(String(result.field)).not.toContain(character);
    }
  }
});

/** A page fills these in: nobody can forget them. */
const byThePage = new Set(
  'purpose pass currency origin orderId paymentId signature plan track status'.split(' '),
);

const byParents = fields.filter(
  ([name, field]) =>
    /^(accounts\/accounts|enquiries\/site|payments\/(checkout|parent-orders))\.ts/.test(name) &&
    !byThePage.has(name.split('.').at(-1) ?? '') &&
    parse(object({ field }), {}).kind === 'invalid',
);

it.each(byParents)('%s, left empty, is said to be required, not what it must look like', (_name, field) => {
  for (const nothing of ['', undefined, null]) {
    const parsed = parse(object({ field }), { field: nothing });
    const said = parsed.kind === 'invalid' ? (parsed.errors['field'] ?? '') : 'nothing';
    expect(said).toMatch(/ is required\.$|^Please (choose|select) /);
    expect(said).not.toMatch(/\d/);
  }
});

it('walks over the fields that parents fill in', () => {
  const names = byParents.map(([name]) => name.replace(/^.*: /, ''));
  expect(names).toEqual(
    expect.arrayContaining(['register.username', 'resetPassword.otp', 'freeClass.course', 'career.mobileNo']),
  );
});

/** Bodies with one odd value for one field, at any depth. */
function oddBodies({ fields: inner }: Form): Record<string, unknown>[] {
  const odd = [undefined, null, '', 0, true, [], {}, [null], { a: null }];
  return Object.entries(inner).flatMap(([name, field]) => [
    ...odd.map((sent) => ({ [name]: sent })),
    ...(isSchema(field) && isForm(field as Schema)
      ? oddBodies(field as Form).map((sent) => ({ [name]: sent }))
      : []),
  ]);
}

it.each(forms)('%s accepts or refuses any value of a field, and never breaks', (_name, form) => {
  // Anything thrown that is no refusal fails the test.
  for (const body of oddBodies(form)) expect(() => resultOf(form, body)).not.toThrow();
});

/** How yup says it, and how code names things: nobody else understands either. */
const codeInWords =
  /\bmust (?:match|have|not)\b|must be (?:an? (?!whole)|one of|greater|less|defined)|is a required field|is invalid$|cannot be null|unspecified keys|NaN|\b[a-z]+[A-Z]\w*|\[\d+\]|`|\bnull\b|undefined/;

/** Bodies in which one field, at any depth, is empty, of another type, or too long or large. */
function wrongBodies(form: Form): Record<string, unknown>[] {
  const far = 'x'.repeat(20_000);
  const wrong = [null, '', far, 'x', -1, 0.5, 1e300, 5, NaN, true, [], [far], ['x', 'x'], {}, { a: 1 }];
  const many = Array.from({ length: 2_000 }, () => 'x');
  return Object.entries(form.fields).flatMap(([name, field]) => [
    ...[undefined, ...wrong, many].map((sent) => ({ [name]: sent })),
    ...deeper(field).flatMap((inner) =>
      wrongBodies(inner.form).map((sent) => ({ [name]: inner.isListed ? [sent, sent] : sent })),
    ),
  ]);
}

/** The objects that a field consists of, or that its list has. */
function deeper(field: unknown): { form: Form; isListed: boolean }[] {
  if (!isSchema(field)) return [];
  const schema = field as Schema & { innerType?: unknown };
  if (isForm(schema)) return [{ form: schema, isListed: false }];
  return isSchema(schema.innerType) && isForm(schema.innerType as Schema)
    ? [{ form: schema.innerType as Form, isListed: true }]
    : [];
}

it.each(forms)('%s refuses in sentences for people, whatever is wrong', (_name, form) => {
  const said = new Set<string>();
  for (const body of [{}, null, 5, 'x', [], ...wrongBodies(form)]) {
    const parsed = parse(form, body);
    if (parsed.kind === 'invalid') for (const sentence of Object.values(parsed.errors)) said.add(sentence);
  }
  const odd = [...said].filter(
    (sentence) => codeInWords.test(sentence) || !/^\p{Lu}.*[.:]$|https:\/\/$/u.test(sentence),
  );
  expect(odd).toEqual([]);
});

/** What a form keeps, or why it refuses. */
function resultOf(form: Form, sent: unknown): AnyObject | ValidationError {
  try {
    return form.validateSync(sent, { abortEarly: false });
  } catch (fault) {
    if (fault instanceof ValidationError) return fault;
    throw fault;
  }
}
