/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  FieldsOnCorrectTypeRule,
  FragmentsOnCompositeTypesRule,
  KnownFragmentNamesRule,
  KnownTypeNamesRule,
  parse,
  ScalarLeafsRule,
  validate,
} from 'graphql';
import { askedFor } from '../strapi-source';
import { siteTypes, strapiTypeDefinitions } from './declare-schema';
import { postsBySlugField } from './posts-by-slug';

interface Model {
  attributes: Record<string, { type: string; component?: string; components?: string[] }>;
}

const source = path.resolve(__dirname, '../..');
const cms = path.resolve(source, '../../cms/src');

const modelAt = (...place: string[]): Model =>
  JSON.parse(readFileSync(path.join(cms, ...place), 'utf8')) as Model;

/** The components of a model, and those in them. */
function componentsIn({ attributes }: Model): string[] {
  return Object.values(attributes)
    .flatMap(({ component, components = [] }) => (component === undefined ? components : [component]))
    .flatMap((uid) => [uid, ...componentsIn(modelAt('components', `${uid.replace('.', '/')}.json`))]);
}

const inCapitals = (name: string) => name.replace(/[.-]/g, '_').toUpperCase();

const types = Object.keys(askedFor);
const components = types.flatMap((type) =>
  componentsIn(modelAt('api', type, 'content-types', type, 'schema.json')),
);
const namesOfTypes = [
  ...types.map((type) => `STRAPI_${inCapitals(type)}`),
  ...[...new Set(components)].map((uid) => `STRAPI__COMPONENT_${inCapitals(uid)}`),
  'STRAPI__MEDIA',
];

describe('the schema that is declared', () => {
  // A type that Gatsby infers has the fields that are filled today: the last entry that fills one takes it away.
  it.each(namesOfTypes)('has %s, of which Gatsby infers nothing', (name) => {
    expect(strapiTypeDefinitions).toMatch(new RegExp(`type ${name} implements Node @dontInfer {`));
  });

  it('has no union: Gatsby would make it of what is in use', () => {
    const { definitions } = parse(strapiTypeDefinitions);
    expect(definitions.filter(({ kind }) => kind !== 'ObjectTypeDefinition')).toEqual([]);
  });
});

/** What Gatsby and its plugins bring, whatever the content is. */
const ofGatsby = /* GraphQL */ `
  scalar Date
  scalar JSON
  interface Node {
    id: ID!
  }
  type File implements Node {
    id: ID!
    publicURL: String
  }
  type Resized {
    src: String
    width: Int
    height: Int
  }
  type ImageSharp implements Node {
    id: ID!
    gatsbyImageData: JSON!
    resize: Resized
  }
  type SitePage implements Node {
    id: ID!
    path: String!
    pageContext: JSON
  }
`;

/** The fields with which a query begins, as Gatsby names them after types: strapiFaqGroup, allStrapiFaqGroup. */
function beginningsOf(names: readonly string[]): string {
  const named = names.map((name) => {
    const words = name.split('_').filter((word) => word !== '');
    const camel =
      words.length === 1 ? name : words.map((word) => word.charAt(0) + word.slice(1).toLowerCase()).join('');
    return { name, camel, one: camel.charAt(0).toLowerCase() + camel.slice(1) };
  });
  const fields = named.map(({ name, camel, one }) => `${one}: ${name} all${camel}: ${camel}List`);
  const lists = named.map(({ name, camel }) => `type ${camel}List { nodes: [${name}!]! }`);
  return ['type Query {', ...fields, postsBySlugField, '}', ...lists].join('\n');
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));

/** Every query and fragment of the site. */
const asked = filesIn(source).flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:graphql|Query = \/\* GraphQL \*\/ )`([^`]*)`/g)].map(
    ([, text = '']) => text,
  ),
);

describe('what the site asks for', () => {
  // Gatsby gives every node an id.
  const declared = strapiTypeDefinitions.replace(/implements Node @dontInfer \{(?! id)/g, '$& id: ID!');
  const schema = buildSchema(
    [declared, siteTypes, ofGatsby, beginningsOf([...namesOfTypes, 'Site', 'SitePage'])].join('\n'),
    { assumeValid: true },
  );
  const rules = [
    ScalarLeafsRule,
    KnownTypeNamesRule,
    FieldsOnCorrectTypeRule,
    KnownFragmentNamesRule,
    FragmentsOnCompositeTypesRule,
  ];

  it('is declared, so that no block and no entry need be there for a build', () => {
    expect(asked.length).toBeGreaterThan(50);
    const problems = validate(schema, parse(asked.join('\n')), rules).map(({ message }) => message);
    expect(problems).toEqual([]);
  });

  it('reaches components and media only through their entries, as their nodes are in no order', () => {
    expect(asked.filter((text) => /\b(?:allS|s)trapi(?:Component|Media)/.test(text))).toEqual([]);
  });

  it('would not pass if it asked for blocks by their kinds', () => {
    const ofKinds = '{ strapiLandingPage { blocks { ... on STRAPI__COMPONENT_BLOCK_HERO { eyebrow } } } }';
    expect(validate(schema, parse(ofKinds), rules)).not.toEqual([]);
  });
});
