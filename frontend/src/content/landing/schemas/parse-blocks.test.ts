/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { blockSchemas } from './block-schemas';
import { rawSamples } from './block-samples';
import { parseBlocks } from './parse-blocks';

const schema = path.resolve(
  __dirname,
  '../../../../../cms/src/api/landing-page/content-types/landing-page/schema.json',
);

it('knows every block that staff can add, and no other', () => {
  const { attributes } = JSON.parse(readFileSync(schema, 'utf8')) as {
    attributes: { blocks: { components: string[] } };
  };
  const kinds = Object.keys(blockSchemas).map((kind) => `block.${kind}`);
  expect([...attributes.blocks.components].sort()).toEqual(kinds.sort());
});

describe.each(Object.keys(rawSamples))('the block %s', (component) => {
  const raw = rawSamples[component] ?? {};

  it('is read alone', () => {
    const { blocks, faults } = parseBlocks([{ component, key: 'k', values: raw }]);
    expect(faults).toEqual([]);
    expect(blocks).toEqual([expect.objectContaining({ kind: component.slice('block.'.length), key: 'k' })]);
  });

  it('is named with its number and what is wrong if it is empty', () => {
    const { blocks, faults } = parseBlocks([
      { component: 'block.closing', key: 'a', values: rawSamples['block.closing'] ?? {} },
      { component, key: 'b', values: {} },
    ]);
    expect(blocks).toHaveLength(1);
    expect(faults).toEqual([{ number: 2, sentence: expect.stringMatching(/\S/) as string }]);
  });
});

it.each(['plans', 'courses', 'teachers', 'testimonials', 'faq'])(
  'takes %s of which all entries were taken down, so that the site goes on',
  (kind) => {
    const list = kind === 'faq' ? 'questions' : kind;
    const values = { ...rawSamples[`block.${kind}`], [list]: [] };
    expect(parseBlocks([{ component: `block.${kind}`, key: 'a', values }]).faults).toEqual([]);
  },
);

it('reports a block that the site does not know', () => {
  expect(parseBlocks([{ component: 'block.carousel', key: 'a', values: {} }]).faults).toEqual([
    { number: 1, sentence: 'The site knows no block "block.carousel".' },
  ]);
  expect(parseBlocks([{ component: 'block.constructor', key: 'a', values: {} }]).faults).toHaveLength(1);
});
