import { useRef } from 'react';
import { BookingPanel } from './BookingPanel';
import type { BookingContext } from './send';

interface BookingCardProps extends Pick<BookingContext, 'policyVersion'> {
  /** The id of the heading that names the form. */
  labelledBy: string;
}

/** The form on its own page. */
export function BookingCard({ policyVersion, labelledBy }: BookingCardProps) {
  const card = useRef<HTMLElement>(null);
  return (
    <section ref={card} className="card form-card" tabIndex={-1} aria-labelledby={labelledBy}>
      <BookingPanel
        variant="page"
        policyVersion={policyVersion}
        // The element that had the focus went away with the thanks.
        onClosed={() => card.current?.focus()}
      />
    </section>
  );
}
