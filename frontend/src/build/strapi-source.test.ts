/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { askedFor, type Populate } from './strapi-source';

interface Model {
  attributes: Record<string, { type: string; component?: string }>;
}

const cms = path.resolve(__dirname, '../../../cms/src');

function modelAt(...place: string[]): Model {
  const model: Model = JSON.parse(readFileSync(path.join(cms, ...place), 'utf8'));
  return model;
}

/** The media and parts of a model that Strapi would leave out of its answer, as 'beats.picture'. */
function leftOut({ attributes }: Model, asked: Record<string, Populate>): string[] {
  return Object.entries(attributes).flatMap(([name, { type, component }]) => {
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

describe('what the build asks Strapi for', () => {
  it.each(Object.keys(askedFor))('has every medium and every part of a %s', (type) => {
    const model = modelAt('api', type, 'content-types', type, 'schema.json');
    expect(leftOut(model, askedFor[type] ?? {})).toEqual([]);
  });
});
