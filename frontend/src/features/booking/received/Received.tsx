import { freeClassReceived, freeClassToast } from '@lanternway/contracts/enquiries/site';
import { useEffect, useRef } from 'react';
import { browserZone, cityOf } from '../../../browser/time-zone';
import booked from '../../../ui/art/spot-booked.svg';
import { Spot } from '../../../ui/art/Spot';
import { NoticePanel } from '../../../ui/forms/FormAlert';
import { buttonClass } from '../../../ui/links/button-class';
import { useHeld } from '../../../ui/toast/use-held';
import type { LandingWords } from '../send';
import { longDay, shownTime } from '../time/days';
import { receivedForMs } from '../timings';
import type { Sent } from '../use-form';
import './received.css';

interface ReceivedProps {
  sent: Sent;
  /** The words of a landing page. */
  landing: LandingWords | undefined;
  onClose: () => void;
  /** Null where there is no time to choose. */
  onChoose: (() => void) | null;
}

/**
 * Replaces the form after a request without a time has arrived, for a few seconds or until it is closed. It stays while it is
 * touched, pointed at, or has the focus inside.
 */
export function Received({ sent: { booking, answerBy }, landing, onClose, onChoose }: ReceivedProps) {
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
      <div className="bk-thanks-art">
        <Spot drawing={booked} />
      </div>
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
      {answerBy !== null && (
        <p className="muted">{`By ${momentInWords(answerBy)}. A copy is in your email.`}</p>
      )}
      <div className="bk-thanks-ways">
        {onChoose !== null && (
          <button
            type="button"
            className={buttonClass({ look: 'lantern', size: 'large' })}
            onClick={onChoose}
          >
            Choose a time after all
          </button>
        )}
        <button
          type="button"
          className={buttonClass({ look: onChoose === null ? 'solid' : 'outline', size: 'large' })}
          onClick={onClose}
        >
          Close
        </button>
      </div>
    </div>
  );
}

/** On the clock of the parent, with its place. */
function momentInWords(at: string): string {
  const zone = browserZone();
  const { date, clock } = shownTime(at, 0, zone);
  return `${longDay(date)}, ${clock} in ${cityOf(zone)}`;
}
