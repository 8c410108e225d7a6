import { useRef } from 'react';
import { BookingPanel } from './BookingPanel';
import type { BookingContext } from './send';

interface BookingCardProps extends Pick<BookingContext, 'policyVersion' | 'landing'> {
  /** The id of the heading that names the form. */
  labelledBy: string;
}

/** The form on its own page, or on a landing page in the words of that page. */
export function BookingCard({ policyVersion, labelledBy, landing }: BookingCardProps) {
  const card = useRef<HTMLElement>(null);
  return (
    <section ref={card} className="card form-card" tabIndex={-1} aria-labelledby={labelledBy}>
      <BookingPanel
        variant={landing === undefined ? 'page' : 'landing'}
        policyVersion={policyVersion}
        {...(landing === undefined ? {} : { landing })}
        // The element that had the focus went away with the thanks.
        onClosed={() => card.current?.focus()}
      />
    </section>
  );
}
