/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { askedFor, type Populate } from './strapi-source';

interface Model {
  attributes: Record<string, { type: string; component?: string; components?: string[] }>;
}

const cms = path.resolve(__dirname, '../../../cms/src');

function modelAt(...place: string[]): Model {
  const model: Model = JSON.parse(readFileSync(path.join(cms, ...place), 'utf8'));
  return model;
}

/** The media and parts of a model that Strapi would leave out of its answer, as 'beats.picture'. */
function leftOut({ attributes }: Model, asked: Record<string, Populate>): string[] {
  return Object.entries(attributes).flatMap(([name, { type, component, components = [] }]) => {
    if (type === 'dynamiczone') return components.flatMap((part) => leftOutOfPart(name, part, asked[name]));
    if (type !== 'media' && type !== 'component') return [];
    const how = asked[name];
    if (how === undefined) return [name];
    if (component === undefined) return [];
    const deeper = how !== true && 'populate' in how ? how.populate : {};
    return leftOut(modelAt('components', `${component.replace('.', '/')}.json`), deeper).map(
      (part) => `${name}.${part}`,
    );
  });
}

/** The same of one kind of part of a dynamic zone, with its relations. */
function leftOutOfPart(zone: string, part: string, how: Populate | undefined): string[] {
  const asked = how !== undefined && how !== true && 'on' in how ? how.on[part] : undefined;
  if (asked === undefined) return [`${zone}: ${part}`];
  const deeper = asked !== true && 'populate' in asked ? asked.populate : {};
  const model = modelAt('components', `${part.replace('.', '/')}.json`);
  const relations = Object.entries(model.attributes).filter(([, { type }]) => type === 'relation');
  return [...leftOut(model, deeper), ...relations.flatMap(([name]) => (name in deeper ? [] : [name]))].map(
    (name) => `${zone}: ${part}.${name}`,
  );
}

describe('what the build asks Strapi for', () => {
  it.each(Object.keys(askedFor))('has every medium and every part of a %s', (type) => {
    const model = modelAt('api', type, 'content-types', type, 'schema.json');
    expect(leftOut(model, askedFor[type] ?? {})).toEqual([]);
  });
});
