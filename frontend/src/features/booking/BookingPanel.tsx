import { freeClassReceived, freeClassToast } from '@lanternway/contracts/enquiries/site';
import { useEffect, useRef, useState } from 'react';
import { goTo } from '../../browser/navigation';
import { buttonClass } from '../../ui/links/button-class';
import { Mascot } from '../../ui/art/Mascot';
import { NoticePanel } from '../../ui/forms/FormAlert';
import { useHeld } from '../../ui/toast/use-held';
import { BookingForm } from './BookingForm';
import type { Booking } from './fields';
import { Booked } from './time/Booked';
import type { Sent } from './use-form';
import type { BookingContext, LandingWords } from './send';
import { receivedForMs } from './timings';
import './booking-form.css';

interface ReceivedProps {
  booking: Booking;
  /** The words of a landing page. */
  landing: LandingWords | undefined;
  onClose: () => void;
}

/**
 * Replaces the form after the request has arrived, for a few seconds or until it is closed. It stays while it is
 * touched, pointed at, or has the focus inside.
 */
function Received({ booking, landing, onClose }: ReceivedProps) {
  const card = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Before the card is watched: this focus is not the parent's.
  useEffect(() => heading.current?.focus(), []);
  const isHeld = useHeld(card);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onClose, receivedForMs);
    return () => clearTimeout(timer);
  }, [onClose, isHeld]);
  return (
    <div ref={card} className="bk-thanks">
      <Mascot size={132} />
      <h2 ref={heading} tabIndex={-1}>
        {landing?.thanksTitle ?? freeClassReceived.title}
      </h2>
      <p>{landing?.thanksText ?? freeClassReceived.text}</p>
      <div className="bk-thanks-note">
        <NoticePanel
          notice={{
            tone: 'success',
            title: freeClassToast.title,
            text: freeClassToast.text(booking.name, booking.course),
          }}
        />
      </div>
      <button type="button" className={buttonClass({ look: 'solid', size: 'large' })} onClick={onClose}>
        Close
      </button>
    </div>
  );
}

interface BookingPanelProps extends BookingContext {
  /** False while the dialog around it is closed: no thanks behind it, and the next opening shows the form. */
  isShown?: boolean;
  /** Called when the thanks are over and the form is empty again. */
  onClosed: () => void;
}

/** From the empty form to the thanks and the empty form again. */
export function BookingPanel({ isShown = true, onClosed, ...context }: BookingPanelProps) {
  const [received, setReceived] = useState<Sent | null>(null);
  const closing = useRef(onClosed);
  useEffect(() => {
    closing.current = onClosed;
  });
  const next = context.landing?.next ?? null;
  const [close] = useState(() => () => {
    if (next !== null) return goTo(next);
    setReceived(null);
    closing.current();
  });
  if (!isShown && received !== null) setReceived(null);
  return (
    <>
      {received === null && <BookingForm {...context} onSent={setReceived} />}
      {received?.booked === null && (
        <Received booking={received.booking} landing={context.landing} onClose={close} />
      )}
      {received !== null && received.booked !== null && <Booked booking={received.booked} onClose={close} />}
    </>
  );
}
