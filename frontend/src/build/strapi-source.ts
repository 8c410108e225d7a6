import type { IPluginRefOptions } from 'gatsby';
import type { BuildEnv } from './env';

/** What is sent with each kind of part of a dynamic zone. */
interface PopulateParts {
  on: Record<string, Populate>;
}

/** What Strapi sends with an entry. `true` is a medium or a flat component; deeper parts are spelled out. */
export type Populate = true | PopulateParts | { populate: Record<string, Populate> } | { fields: string[] };

const picture: Populate = { populate: { image: true } };
const seo: Populate = { populate: { shareImage: true } };
const slugOnly: Populate = { fields: ['slug'] };

const destination: Populate = {
  populate: {
    page: { fields: ['key', 'title'] },
    landing: { fields: ['slug', 'title'] },
    course: { fields: ['slug', 'kind', 'title'] },
    post: { fields: ['slug', 'title'] },
    policy: { fields: ['document', 'title'] },
  },
};
const links: Populate = { populate: { destination } };

const collections: Record<string, Record<string, Populate>> = {
  plan: { features: true, prices: true },
  course: { icon: true, steps: true, topics: true, prices: true, soldAs: { fields: ['key'] }, seo },
  testimonial: { portrait: true },
  'faq-group': {},
  faq: { group: slugOnly },
  policy: { summary: true, seo },
  'policy-version': { summary: true },
  author: { portrait: true },
  category: {},
  post: { cover: picture, author: slugOnly, category: slugOnly, seo },
  teacher: { portrait: true },
  affiliation: { mark: true },
  page: {
    picture,
    sections: { populate: { picture, link: true } },
    facts: true,
    steps: true,
    benefits: true,
    evidence: true,
    sample: picture,
    accreditation: { populate: { link: true } },
    claims: { populate: { link: true } },
    beats: { populate: { picture } },
    certificate: { populate: { learned: true } },
    pins: true,
    durations: true,
    notes: true,
    closing: { populate: { link: true, second: true } },
    seo,
  },
  redirect: {},
  // After all types that its blocks relate to: their own nodes must be the whole ones.
  'landing-page': {
    blocks: {
      on: {
        'block.hero': { populate: { picture, button: true } },
        'block.text': { populate: {} },
        'block.picture-text': { populate: { picture, link: true } },
        'block.benefits': { populate: { items: true } },
        'block.steps': { populate: { items: true } },
        'block.facts': { populate: { items: true } },
        'block.plans': { populate: { plans: { fields: ['key'] } } },
        'block.courses': { populate: { courses: slugOnly } },
        'block.teachers': { populate: { teachers: slugOnly } },
        'block.testimonials': { populate: { testimonials: { fields: ['name'] } } },
        'block.faq': { populate: { questions: { fields: ['question'] } } },
        'block.logos': { populate: { affiliations: { fields: ['name'] } } },
        'block.video': { populate: { file: true, poster: true, captions: true } },
        'block.table': { populate: { rows: true } },
        'block.form': { populate: { points: true } },
        'block.closing': { populate: { link: true } },
      },
    },
    seo,
  },
  // After all types that it relates to, as landing pages are.
  announcement: { destination },
};

const singles: Record<string, Record<string, Populate>> = {
  'site-setting': {
    socials: true,
    deskHours: true,
    buttonWords: true,
    logo: true,
    logoOnDark: true,
    icon: true,
    mascot: true,
    mascotAsleep: true,
    accountPicture: true,
    notFoundPicture: true,
    seo,
  },
  // After all types that its links relate to, as landing pages are.
  menu: { groups: { populate: { links } }, links, columns: { populate: { links } } },
  'home-page': {
    buttons: true,
    slides: { populate: { picture } },
    satellite: { populate: { facts: true, picture } },
    popup: { populate: { picture } },
    seo,
  },
};

/** What the build asks for with an entry of each type. */
export const askedFor: Record<string, Record<string, Populate>> = { ...collections, ...singles };

/** Entries come a hundred at a time. Without an order, a database may return one twice and leave out another. */
const inOrder = { sort: ['id'] };

function withQueries(types: Record<string, Record<string, Populate>>, order: object) {
  return Object.entries(types).map(([singularName, populate]) => ({
    singularName,
    // Without a field to populate, the plugin would ask for everything.
    queryParams: { ...order, populate: Object.keys(populate).length === 0 ? [] : populate },
  }));
}

/** The options with which gatsby-source-strapi reads all published content over REST. */
export function strapiSourceOptions({ strapiUrl, strapiToken }: BuildEnv): IPluginRefOptions {
  return {
    apiURL: strapiUrl,
    accessToken: strapiToken,
    // A laptop's Strapi answers faster to a few requests at a time than to all of them at once.
    maxParallelRequests: 4,
    collectionTypes: withQueries(collections, inOrder),
    singleTypes: withQueries(singles, {}),
  };
}
