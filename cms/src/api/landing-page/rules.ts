import { isTakenAddress } from '@lanternway/contracts/site/taken-addresses';
import { readList, readText } from '../../content-rules/entry';
import { hasOwnAddress } from '../../content-rules/kinds/unique';
import { allOf, problem, type Rule } from '../../content-rules/rule';
import { actionOf, blockRules, kindOf } from './block-rules';
import { chosenIsPublished } from './chosen-entries';
import { endRules } from './end-rules';
import { formLeadsOn } from './link-rules';
import { videoRules } from './video-rules';
import { weightRules } from './weight-rules';

const addressIsFree: Rule = ({ entry }) => {
  const slug = readText(entry, 'slug');
  if (slug === '' || !isTakenAddress(slug)) return [];
  return [problem('slug', `The site already has a page or files at /${slug}. Choose another address.`)];
};

/** A campaign is compared letter by letter in reports. */
const campaignIsPlain: Rule = ({ entry }) => {
  const campaign = readText(entry, 'campaign');
  if (campaign === '' || /^[a-z0-9][a-z0-9._-]*$/.test(campaign)) return [];
  return [
    problem(
      'campaign',
      'Write the campaign in lower-case letters and digits without spaces, as in "winter-2026".',
    ),
  ];
};

/** A page without a way on is a dead end for the parent who came for it. */
const leadsOn: Rule = ({ entry, isPublishing }) => {
  const blocks = readList(entry, 'blocks');
  if (!isPublishing || blocks.some((block) => actionOf(block))) return [];
  const sentence =
    blocks.length === 0
      ? 'Add at least one block, and one that leads on: a form, plans, courses, or a button.'
      : 'No block leads on. Add a form, plans or courses, or give a block a button.';
  return [problem('blocks', sentence)];
};

/** Kinds of blocks that a page shows once. */
const once: Readonly<Record<string, string>> = {
  'block.hero': 'A page has one opening. Remove this one, or the one before it.',
  'block.form': 'A page has one form. Remove this form, or the one before it.',
};

const standsOnce: Rule = ({ entry, isPublishing }) => {
  if (!isPublishing) return [];
  const kinds = readList(entry, 'blocks').map(kindOf);
  return kinds.flatMap((kind, index) => {
    const sentence = once[kind];
    if (sentence === undefined || kinds.indexOf(kind) === index) return [];
    // At a field: Strapi shows nothing at the head of a block.
    return [problem(['blocks', index, kind === 'block.hero' ? 'picture' : 'title'], sentence)];
  });
};

export const landingPageRules = allOf(
  ...hasOwnAddress('landing page'),
  addressIsFree,
  campaignIsPlain,
  leadsOn,
  standsOnce,
  blockRules,
  videoRules,
  weightRules,
  chosenIsPublished,
  formLeadsOn,
  endRules,
);
