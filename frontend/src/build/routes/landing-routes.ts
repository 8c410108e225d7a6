import { isVague } from '@lanternway/contracts/site/vague-words';
import type { LandingContext, Route } from '../../content/pages/page-context';
import type { ParsedBlock } from '../../content/landing/schemas/block-schemas';
import { groundsOf } from '../../content/landing/grounds';
import { parseBlocks } from '../../content/landing/schemas/parse-blocks';
import { type ContentNode, type FindNode, rawBlocksOf, shownIn } from '../landing/raw-blocks';
import { type DatedEntry, latestChange } from './modified';

/** Types of entries whose change is a change of a page that shows them. */
const shownTypes = ['PLAN', 'COURSE', 'TEACHER', 'TESTIMONIAL', 'FAQ', 'AFFILIATION'].map(
  (type) => `STRAPI_${type}`,
);

const datesOf = (node: ContentNode): DatedEntry => ({
  updatedAt: node['updatedAt'],
  publishedAt: node['publishedAt'],
});

const formOf = (blocks: readonly ParsedBlock[]): LandingContext['form'] => {
  const form = blocks.find((block) => block.kind === 'form');
  return form === undefined ? null : (form.sends ?? 'free-class');
};

/** This many letters fit in one line next to the logo on the narrowest phone, whichever font is used. */
const mostInHead = 20;

/** The label if it fits and is not vague: next to the logo, nothing says what a button 'Read more' is about. */
const inHead = (label: string | null | undefined): string | null =>
  label && label.length <= mostInHead && !isVague(label) ? label : null;

/** The one button of a quiet head: to the form, or where the page's opening leads. */
function quietButton(blocks: readonly ParsedBlock[]): { label: string; href: string } {
  const button = blocks.find((block) => block.kind === 'hero')?.button ?? null;
  const ownLabel = inHead(button?.label);
  const form = blocks.find((block) => block.kind === 'form');
  if (form !== undefined) {
    const usual = form.sends === 'message' ? 'Send message' : 'Book a Free Class';
    return { label: ownLabel ?? inHead(form.button) ?? usual, href: '#form' };
  }
  if (button !== null && ownLabel !== null) return { label: ownLabel, href: button.href };
  return { label: 'Book a Free Class', href: '/book-free-class' };
}

function contextOf(page: ContentNode, find: FindNode, policyVersion: number | null): LandingContext {
  const { blocks } = parseBlocks(rawBlocksOf(page, find));
  const shown = shownTypes.flatMap((type) => shownIn(page, type, find));
  const last = groundsOf(blocks.filter(({ kind }) => kind !== 'hero')).at(-1);
  return {
    tone: last === 'graph' ? 'graph' : 'paper',
    modifiedAt: latestChange([page, ...shown].map(datesOf)),
    ...(page['isHidden'] === true ? { isPrivate: true } : {}),
    slug: String(page['slug']),
    quietButton: page['header'] === 'quiet' ? quietButton(blocks) : null,
    form: formOf(blocks),
    policyVersion,
  };
}

/** The pages that staff make of blocks. Only those with a form carry its parts. */
export function landingRoutes(
  pages: readonly ContentNode[],
  find: FindNode,
  policyVersion: number | null,
): Route<LandingContext>[] {
  return pages
    .filter(({ slug }) => typeof slug === 'string' && slug !== '')
    .map((page) => ({ path: `/${String(page['slug'])}`, context: contextOf(page, find, policyVersion) }));
}
