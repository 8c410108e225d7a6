type Values = Readonly<Record<string, unknown>>;

/** What is in the form now, and what was in it before anything was typed. */
export interface FormState {
  values: object;
  initialValues: object;
}

export interface FieldDifference {
  field: string;
  theirs: string;
  /** Null if the person has not changed the field themselves. */
  mine: string | null;
}

/** Strapi sends these with every entry; they are not fields of it. */
const ofStrapi = new Set([
  'id',
  'documentId',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'createdBy',
  'updatedBy',
  'locale',
  'localizations',
  'status',
]);

const valueIn = (values: object, field: string): unknown => Reflect.get(values, field);

/** The fields of an entry that staff fill. */
export const fieldsIn = (values: object): string[] =>
  Object.keys(values).filter((field) => !ofStrapi.has(field));

/** The fields that were changed in the form and are not saved. */
export const changedFields = ({ values, initialValues }: FormState): string[] =>
  fieldsIn(values).filter((field) => !isSame(valueIn(values, field), valueIn(initialValues, field)));

/** The fields that somebody else has changed: their value next to the form's. */
export function differencesOf(opened: Values, stored: Values, form: FormState): FieldDifference[] {
  const mine = new Set(changedFields(form));
  return fieldsIn(stored)
    .filter((field) => !isSame(opened[field], stored[field]))
    .map((field) => ({
      field,
      theirs: inWords(stored[field]),
      mine: mine.has(field) ? inWords(valueIn(form.values, field)) : null,
    }));
}

/** Form values to put over the stored entry. Components become new ones, in case the stored ones are gone. */
export function valuesToKeep(form: FormState, fields: readonly string[]): Values {
  return Object.fromEntries(fields.map((field) => [field, withoutIds(valueIn(form.values, field))]));
}

/** Media and related entries are known by their ids; components get new ids when they are saved. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null || 'documentId' in value || 'connect' in value)
    return value;
  const kept = Object.entries(value).filter(([name]) => name !== 'id');
  return Object.fromEntries(kept.map(([name, part]) => [name, withoutIds(part)]));
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(plain(a)) === JSON.stringify(plain(b));

/** Without what the form adds to components, and with fields in one order. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value ?? null;
  return Object.entries(value)
    .filter(([name, part]) => name !== '__temp_key__' && part !== null && part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, part]) => [name, plain(part)]);
}

const maxLength = 160;

/** A value as staff would read it. */
export function inWords(value: unknown): string {
  const words = wordsIn(value).replace(/\s+/g, ' ').trim();
  if (words === '') return 'empty';
  return words.length > maxLength ? `${words.slice(0, maxLength)}…` : words;
}

const hiddenParts = new Set(['id', '__temp_key__', 'type', 'format', 'level', '__component', 'documentId']);

function wordsIn(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(wordsIn).filter(Boolean).join(' · ');
  if (typeof value !== 'object') return '';
  // A media file is known by its name.
  if ('mime' in value && 'name' in value) return wordsIn(value.name);
  if ('connect' in value || 'disconnect' in value) return 'other related entries';
  const parts = Object.entries(value).filter(([name]) => !hiddenParts.has(name));
  return parts
    .map(([, part]) => wordsIn(part))
    .filter(Boolean)
    .join(' ');
}
