import request from 'supertest';
import type { contentTypes } from '../../src/access/content-types';
import { readSchema, type Attribute, type Schema } from '../../src/content-rules/schema';
import type { Cms } from '../start-cms';
import { textsIn } from './longest';

/** In the order in which they are tried in a field: a rule of content may need a path, an address or digits. */
const shapes: ((most: number) => string)[] = [
  (most) => `${'न'.repeat(Math.max(0, most - 2))}👋`,
  (most) => `/${'x'.repeat(most - 1)}`,
  (most) => `#${'0'.repeat(most - 1)}`,
  (most) => `https://example.com/${'x'.repeat(most - 20)}`,
  (most) => `https://wa.me/${'9'.repeat(most - 14)}`,
  (most) => 'x'.repeat(most),
  (most) => `+${'9'.repeat(Math.min(15, most - 1))}`,
  (most) => `${'e'.repeat(Math.min(64, most - 9))}@${'x'.repeat(most - Math.min(64, most - 9) - 5)}.com`,
];

/** Texts of which each has one shape and one length. */
const fixed: Record<string, string> = {
  countries: 'IN, AE',
  deskZone: 'Asia/Kolkata',
  'deskHours.opens': '09:00',
  'deskHours.closes': '19:00',
};

/** How often the value at a path was refused: the next shape is tried. */
type Refused = Map<string, number>;

const hugeParagraph = {
  type: 'paragraph',
  children: [{ type: 'text', text: `${'न'.repeat(20_000)}👋` }],
};

function fill(cms: Cms, schema: Schema, refused: Refused, above = ''): Record<string, unknown> {
  const filled = Object.entries(schema).map(([name, attribute]) => {
    const path = above + name;
    return [name, valueOf(cms, attribute, refused, path)] as const;
  });
  return Object.fromEntries(filled.filter(([, value]) => value !== undefined));
}

function valueOf(cms: Cms, attribute: Attribute, refused: Refused, path: string): unknown {
  const { type, maxLength, choices, component, components, isRepeatable, min, max } = attribute;
  const tries = refused.get(path) ?? 0;
  if (type === 'dynamiczone') {
    return components.map((uid) => {
      const block = readSchema(cms.strapi.components[uid as never]['attributes']);
      return { __component: uid, ...fill(cms, block, refused, `${path}.`) };
    });
  }
  if (component !== '') {
    const parts = readSchema(cms.strapi.components[component as never]['attributes']);
    const part = fill(cms, parts, refused, `${path}.`);
    return isRepeatable ? Array.from({ length: min ?? 1 }, () => part) : part;
  }
  if (choices.length > 0) return [...choices].sort((a, b) => String(b).length - String(a).length)[0];
  if (path in fixed) return fixed[path];
  if (type === 'blocks') return [hugeParagraph];
  if (type === 'integer') return max;
  // A field without a limit fails in the test of columns.
  return maxLength === undefined ? undefined : shapes[tries]?.(maxLength);
}

interface Refusal {
  error?: { message: string; details?: { errors?: { path: string[]; message: string }[] } };
}

const singleTypes = ['api::home-page.home-page', 'api::menu.menu', 'api::site-setting.site-setting'];

/** Makes an entry with every field at its longest, as marketing does. Checks that it is stored; returns its id. */
export async function writeLongest(
  cms: Cms,
  authorization: string,
  uid: (typeof contentTypes)[number],
): Promise<string> {
  const refused: Refused = new Map();
  const isSingle = singleTypes.includes(uid);
  const path = `/content-manager/${isSingle ? 'single' : 'collection'}-types/${uid}`;
  for (let tries = 0; tries < 20; tries += 1) {
    const entry = fill(cms, readSchema(cms.strapi.contentType(uid).attributes), refused);
    const test = request(cms.url)[isSingle ? 'put' : 'post'](path).set('Authorization', authorization);
    const { status, body } = await test.send(entry);
    if (status === 200 || status === 201) {
      const { data } = body as { data: { documentId: string } };
      await expectWhole(cms, authorization, path, isSingle ? '' : `/${data.documentId}`, entry);
      return data.documentId;
    }
    const faults = (body as Refusal).error?.details?.errors ?? [];
    if (status !== 400 || faults.length === 0)
      throw new Error(`${uid} answers ${String(status)}: ${JSON.stringify(body).slice(0, 500)}`);
    for (const { path: where, message } of faults) {
      const at = where.filter((part) => !/^\d+$/.test(String(part))).join('.');
      const next = (refused.get(at) ?? 0) + 1;
      if (next >= shapes.length) throw new Error(`${uid} takes no text at ${at}: ${message}`);
      refused.set(at, next);
    }
  }
  throw new Error(`${uid} was refused too often.`);
}

async function expectWhole(
  cms: Cms,
  authorization: string,
  path: string,
  id: string,
  entry: Record<string, unknown>,
): Promise<void> {
  const { body } = await request(cms.url).get(`${path}${id}`).set('Authorization', authorization);
  const kept = textsIn(body).join('\n');
  const lost = textsIn(entry).filter((text) => !kept.includes(text));
  expect({ path, lost }).toEqual({ path, lost: [] });
}
