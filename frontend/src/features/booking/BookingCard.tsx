import { type ComponentProps, useRef, useState } from 'react';
import { readDraft } from '../../browser/drafts/draft';
import { holdPresses } from '../../browser/hold-presses';
import { isInAddress } from '../../browser/navigation';
import { later } from '../../ui/later/later';
import type { BookingPanel } from './BookingPanel';
import type { BookingContext } from './send';
import { fetchPanel } from './use-panel';
import { wishNames } from './wish-names';
// The page carries the looks of the form, whose code comes later.
import '../../ui/styles/form-card.css';
import '../../ui/forms/form.css';
import '../../ui/forms/fields.css';
import '../../ui/forms/phone/phone.css';
import './booking-form.css';
import './time/time.css';

/** A course that the page has fixed is chosen by the code, and so is what a draft or the link to the page says. */
const LaterPanel = later<ComponentProps<typeof BookingPanel>>({
  name: 'booking',
  load: fetchPanel,
  isDue: (place) =>
    readDraft('free-class') !== null ||
    isInAddress(wishNames) ||
    place.querySelector('input[type="hidden"][name="course"]') !== null,
  holdPresses,
});

interface BookingCardProps extends Pick<BookingContext, 'policyVersion' | 'landing'> {
  /** The id of the heading that names the form. */
  labelledBy: string;
  /** On the page of the form: called once a class is booked, and then is all that the page shows, and again once it is not. */
  onBooked?: (isBooked: boolean) => void;
}

/** The form on its own page, or on a landing page in the words of that page. */
export function BookingCard({ policyVersion, labelledBy, landing, onBooked }: BookingCardProps) {
  const card = useRef<HTMLElement>(null);
  const [isBooked, setBooked] = useState(false);
  const [alone] = useState(
    () =>
      onBooked && {
        titleId: labelledBy,
        onBooked: (isNow: boolean) => {
          setBooked(isNow);
          onBooked(isNow);
        },
      },
  );
  return (
    <section
      ref={card}
      className={isBooked ? undefined : 'card form-card'}
      tabIndex={-1}
      aria-labelledby={labelledBy}
    >
      <LaterPanel
        variant={landing === undefined ? 'page' : 'landing'}
        policyVersion={policyVersion}
        {...(landing === undefined ? {} : { landing })}
        {...(alone === undefined ? {} : { alone })}
        // The element that had the focus went away with the thanks.
        onClosed={() => card.current?.focus()}
      />
    </section>
  );
}
