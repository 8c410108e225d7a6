import { ownEntry } from '@lanternway/contracts/wire/own-entry';
import type { Entry } from './entry';
import type { Problem, Rule, Subject } from './rule';
import type { Schema } from './schema';
import { checkAgainstSchema, type SchemaReader } from './kinds/schemas';
import { hasControlCharacters } from './kinds/values';

interface Checked {
  uid: string;
  schema: Schema;
  subject: Subject;
  reader: SchemaReader;
  rules: Rule | undefined;
}

/** Everything that is wrong with an entry, one sentence for each place, in the order of the form. */
export async function findProblems({ uid, schema, subject, reader, rules }: Checked): Promise<Problem[]> {
  const { entry, isPublishing } = subject;
  const limits = checkAgainstSchema(schema, entry, { uid, path: [], isPublishing, reader });
  if (rules === undefined || hasControlCharacters(entry)) return oncePerPlace(limits);
  const misfits = limits.filter(({ path }) => path.length === 1 && isScalar(schema, path[0]));
  const found = await rules({ ...subject, entry: withoutFields(entry, misfits) });
  return oncePerPlace([...misfits, ...found, ...limits]);
}

/** Rules query the database with field values, so a value that does not fit its field never reaches them. */
function withoutFields(entry: Entry, misfits: Problem[]): Entry {
  const left = new Set(misfits.map(({ path }) => String(path[0])));
  return Object.fromEntries(Object.entries(entry).filter(([field]) => !left.has(field)));
}

function isScalar(schema: Schema, field: string | number | undefined): boolean {
  const type = ownEntry(schema, String(field))?.type;
  return type !== 'component' && type !== 'relation' && type !== 'media';
}

/** The admin shows one sentence for each field, and none inside a list that has a problem itself. */
function oncePerPlace(problems: Problem[]): Problem[] {
  const places = new Set(problems.map(({ path }) => path.join('.')));
  const isInside = (path: Problem['path']) =>
    path.some((_, depth) => depth > 0 && places.has(path.slice(0, depth).join('.')));
  const shown = new Set<string>();
  return problems.filter(({ path }) => {
    const place = path.join('.');
    if (shown.has(place) || isInside(path)) return false;
    shown.add(place);
    return true;
  });
}
