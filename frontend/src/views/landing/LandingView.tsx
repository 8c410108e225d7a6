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

/** What names a block for screen readers: its heading, or words of its own. */
function nameOf({ block }: PlacedBlock, titleId: string) {
  if (block.kind === 'facts') return { 'aria-label': block.title ?? 'In figures' };
  // The card of a form is a region with that name itself.
  const isNamed = block.kind !== 'form' && !(block.kind === 'text' && block.title === null);
  return isNamed ? { 'aria-labelledby': titleId } : {};
}

/** A page of blocks: its title and lead, then the blocks from top to bottom. */
export function LandingView({ page, renderForm }: LandingViewProps) {
  return (
    <>
      <LandingOpening opening={page.opening} />
      {page.blocks.map((placed, index) => {
        const { block, ground, key } = placed;
        const titleId = `block-${index + 1}`;
        const isForm = block.kind === 'form';
        if (isForm && !renderForm) return null;
        return (
          <section
            key={key}
            id={isForm ? 'form' : undefined}
            className={`lp-block lp-${block.kind} ${ground === 'graph' ? 'graph' : `lp-on-${ground}`}`}
            {...nameOf(placed, titleId)}
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
