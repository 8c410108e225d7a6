import type { ReactNode } from 'react';
import type { LandingForm, LandingPage, PlacedBlock } from '../../content/landing/landing';
import { BlockView } from './BlockView';
import { LandingOpening } from './LandingOpening';
import './landing.css';

/** Draws the form of a page, below the heading with this id. */
export type RenderForm = (form: LandingForm, titleId: string) => ReactNode;

interface LandingViewProps {
  page: LandingPage;
  /** Missing on pages without a form. */
  renderForm?: RenderForm;
}

/** The words that name a block for screen readers: its heading, or its own. */
const wordsOf = ({ block }: PlacedBlock): string | null =>
  block.kind === 'facts' ? (block.title ?? 'In figures') : block.title;

/**
 * What names each block for screen readers. Of two with the same words only the first is a region: readers who go from region to
 * region could not tell them apart. The card of a form is a region with its words itself.
 */
function namesOf(blocks: readonly PlacedBlock[], titleIdOf: (index: number) => string) {
  const forms = blocks.filter(({ block }) => block.kind === 'form').map(wordsOf);
  return blocks.map((placed, index) => {
    const words = wordsOf(placed);
    const isFirst = blocks.findIndex((other) => wordsOf(other) === words) === index;
    if (words === null || !isFirst || forms.includes(words)) return {};
    return placed.block.kind === 'facts' ? { 'aria-label': words } : { 'aria-labelledby': titleIdOf(index) };
  });
}

const titleIdOf = (index: number): string => `block-${index + 1}`;

/** A page of blocks: its title and lead, then the blocks from top to bottom. */
export function LandingView({ page, renderForm }: LandingViewProps) {
  const names = namesOf(page.blocks, titleIdOf);
  return (
    <>
      <LandingOpening opening={page.opening} />
      {page.blocks.map(({ block, ground, key }, index) => {
        const titleId = titleIdOf(index);
        const isForm = block.kind === 'form';
        if (isForm && !renderForm) return null;
        return (
          <section
            key={key}
            id={isForm ? 'form' : undefined}
            className={`lp-block lp-${block.kind} ${ground === 'graph' ? 'graph' : `lp-on-${ground}`}`}
            {...names[index]}
          >
            <div className="wrap">
              {isForm ? renderForm?.(block, titleId) : <BlockView block={block} titleId={titleId} />}
            </div>
          </section>
        );
      })}
    </>
  );
}
