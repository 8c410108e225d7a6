import { blockSchemas } from '../../content/landing/schemas/block-schemas';
import { parseBlocks } from '../../content/landing/schemas/parse-blocks';
import { blockNodesOf, type FindNode, rawBlocksOf, shownIn } from '../landing/raw-blocks';
import type { NodeReader } from './share-image';

type Page = Record<string, unknown>;

const finderOf =
  ({ nodeModel }: NodeReader): FindNode =>
  (id) =>
    nodeModel.getNodeById({ id });

/**
 * `@blocksOfPage`: the blocks as one JSON value. A union of their types would be made of the blocks that are in use, and
 * a query of it would fail once the last block of a kind is removed. What cannot be drawn stops a build before this.
 */
const blocksOfPage = {
  name: 'blocksOfPage',
  extend: () => ({
    resolve: (page: Page, _args: unknown, context: NodeReader) =>
      parseBlocks(rawBlocksOf(page, finderOf(context))).blocks,
  }),
};

/** `@shownInBlocks(of: "STRAPI_PLAN")`: the entries or pictures of one type that the blocks show, each once. */
const shownInBlocks = {
  name: 'shownInBlocks',
  args: { of: 'String!' },
  extend: ({ of }: { of: string }) => ({
    resolve: (page: Page, _args: unknown, context: NodeReader) => shownIn(page, of, finderOf(context)),
  }),
};

/** `@textsOfBlocks`: the rich text of the blocks, by the ids of the blocks. */
const textsOfBlocks = {
  name: 'textsOfBlocks',
  extend: () => ({
    resolve: (page: Page, _args: unknown, context: NodeReader) =>
      blockNodesOf(page, finderOf(context)).filter(({ body }) => Array.isArray(body)),
  }),
};

export const landingExtensions = [blocksOfPage, shownInBlocks, textsOfBlocks];

/** Nobody queries these types: they only keep Gatsby from inferring them. */
const blockTypes = Object.keys(blockSchemas)
  .map((kind) => `STRAPI__COMPONENT_BLOCK_${kind.replaceAll('-', '_').toUpperCase()}`)
  .concat('STRAPI__COMPONENT_BLOCK_TABLE_ROW')
  .map((type) => `type ${type} implements Node @dontInfer { id: ID! }`)
  .join('\n');

export const landingTypes = /* GraphQL */ `
  "The rich text of a block."
  type StrapiLandingText {
    id: ID!
    body: JSON
    fields: StrapiBlockFields
  }

  type STRAPI_LANDING_PAGE implements Node @dontInfer {
    title: String!
    slug: String!
    lead: String!
    header: String
    campaign: String
    isHidden: Boolean
    "As content/landing/schemas/block-schemas.ts says. Ids in it are of the entries below."
    blocks: JSON @blocksOfPage
    texts: [StrapiLandingText] @textsOfBlocks
    pictures: [STRAPI__COMPONENT_MEDIA_PICTURE] @shownInBlocks(of: "STRAPI__COMPONENT_MEDIA_PICTURE")
    plans: [STRAPI_PLAN] @shownInBlocks(of: "STRAPI_PLAN")
    courses: [STRAPI_COURSE] @shownInBlocks(of: "STRAPI_COURSE")
    teachers: [STRAPI_TEACHER] @shownInBlocks(of: "STRAPI_TEACHER")
    testimonials: [STRAPI_TESTIMONIAL] @shownInBlocks(of: "STRAPI_TESTIMONIAL")
    affiliations: [STRAPI_AFFILIATION] @shownInBlocks(of: "STRAPI_AFFILIATION")
    media: [STRAPI__MEDIA] @shownInBlocks(of: "STRAPI__MEDIA")
    questions: [STRAPI_FAQ] @shownInBlocks(of: "STRAPI_FAQ")
    seo: STRAPI__COMPONENT_SHARED_SEO @link(from: "seo___NODE")
    updatedAt: Date @dateformat
    publishedAt: Date @dateformat
  }

  ${blockTypes}
`;
