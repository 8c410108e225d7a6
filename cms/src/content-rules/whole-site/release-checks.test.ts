import { type ReleaseCheck, releaseChecks } from '@lanternway/contracts/site/release-checks';
import { weightRules } from '../../api/landing-page/weight-rules';
import { blockRules } from '../../api/landing-page/block-rules';
import type { Entry } from '../entry';
import { checkPictures } from '../kinds/pictures';
import { checkAgainstSchema } from '../kinds/schemas';
import { readSchema } from '../schema';
import { tryRule } from '../try-rule';
import { findDeadEnds } from './dead-ends';
import { findRepeatedHeads } from './repeated-heads';

/*
 * Each check of a built release, and what stands before it: an entry that would fail it and is refused at its field, or
 * the reason why nothing that staff can do makes it fail. A new check must be added here.
 */

interface Refused {
  refuses: () => Promise<unknown[]>;
}

interface Needless {
  because: string;
}

const settings = { documentId: 'settings', brandName: 'L', tagline: 'T', legalName: 'L Ltd' };
const nothing = {
  settings,
  home: null,
  pages: [],
  posts: [],
  tracks: [],
  categories: [],
  policies: [],
  landingPages: [{ documentId: 'one', title: 'Camp', slug: 'camp', lead: 'Five mornings.' }],
};

const repeated = (page: Entry) => async () =>
  Promise.resolve(
    findRepeatedHeads(nothing, 'api::landing-page.landing-page', {
      documentId: 'two',
      slug: 'two',
      title: 'Own',
      lead: 'Own words.',
      ...page,
    }),
  );

const leads = (uid: string, href: string) => () =>
  findDeadEnds(
    [{ path: ['href'], href }],
    { uid, entry: {}, path: null },
    { siteUrl: 'https://l.example', findPublished: () => Promise.resolve([]) },
  );

const ruled = (rule: Parameters<typeof tryRule>[0], ...blocks: Entry[]) => {
  return () => tryRule(rule, { blocks }, { isPublishing: true });
};

const reader = {
  component: () => readSchema({ image: { type: 'media' }, alt: { type: 'string' } }),
  readAlternativeText: () => Promise.resolve(''),
  labelOf: (_: string, field: string) => field,
  componentRule: () => [],
};

const published = (attributes: object, entry: Entry) => () =>
  Promise.resolve(
    checkAgainstSchema(readSchema(attributes), entry, { uid: 'a', path: [], isPublishing: true, reader }),
  );

const required = { type: 'string', required: true };
const silentImage = [{ type: 'image', image: { alternativeText: '' } }];
const questions = Array.from({ length: 80 }, (_, index) => ({ documentId: String(index) }));

const standing: Record<ReleaseCheck, Refused | Needless> = {
  single: { because: 'kept-targets refuses to take them down; a story of the menu does it' },
  file: { because: 'the media library deletes the row with the file, and refuses what is shown' },
  'text-picture': { because: 'kept-files refuses to delete a picture in a published text' },
  'picture-words': {
    refuses: () =>
      checkPictures(
        readSchema({ picture: { type: 'component', component: 'media.picture' } }),
        { picture: { image: 1, alt: ' ' } },
        reader,
      ),
  },
  'text-picture-words': { refuses: published({ body: { type: 'blocks' } }, { body: silentImage }) },
  block: { refuses: ruled(blockRules, { __component: 'block.hero', picture: { image: null } }) },
  'no-title': { refuses: published({ title: required }, { title: ' ' }) },
  'no-description': { refuses: published({ lead: required }, { lead: null }) },
  language: { because: 'every page is drawn in the same document, which names it' },
  canonical: { because: 'it is made of the address of the page itself' },
  'same-title': { refuses: repeated({ title: 'Camp' }) },
  'same-description': { refuses: repeated({ lead: 'Five mornings.' }) },
  'main-heading': { because: 'a view draws it, and no heading of staff is of the first level' },
  'image-words': { because: 'a view gives each picture the attribute, be it empty' },
  link: { refuses: leads('api::faq.faq', '/nowhere') },
  place: { refuses: leads('api::faq.faq', '/faq#nowhere') },
  redirect: { refuses: leads('api::redirect.redirect', '/nowhere') },
  'heavy-text': { refuses: ruled(weightRules, { __component: 'block.faq', questions }) },
  'heavy-pictures': {
    refuses: ruled(weightRules, {
      __component: 'block.hero',
      picture: { image: { ext: '.svg', size: 900 } },
    }),
  },
};

it.each(releaseChecks)('content cannot fail the check “%s”, as it is refused before', async (check) => {
  const before = standing[check];
  if ('because' in before) expect(before.because).not.toBe('');
  else expect(await before.refuses()).toHaveLength(1);
});
