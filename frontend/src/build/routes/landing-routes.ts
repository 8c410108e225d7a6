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

/** The one button of a quiet head: to the form, or where the page's opening leads. */
function quietButton(blocks: readonly ParsedBlock[]): { label: string; href: string } {
  const opening = blocks.find((block) => block.kind === 'hero');
  const hasForm = blocks.some(({ kind }) => kind === 'form');
  const label = opening?.button?.label ?? 'Book a Free Class';
  if (hasForm) return { label, href: '#form' };
  return opening?.button ?? { label, href: '/book-free-class' };
}

const formOf = (blocks: readonly ParsedBlock[]): LandingContext['form'] => {
  const form = blocks.find((block) => block.kind === 'form');
  return form === undefined ? null : (form.sends ?? 'free-class');
};

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
