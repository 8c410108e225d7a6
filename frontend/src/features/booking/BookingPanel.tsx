import { freeClassReceived } from '@lanternway/contracts/enquiries/site';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '../../ui/links/button-class';
import { FormTheme } from '../../ui/forms/theme/FormTheme';
import { Mascot } from '../../ui/art/Mascot';
import { BookingForm } from './BookingForm';
import type { BookingContext } from './send';
import { receivedForMs } from './timings';

const Thanks = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 14,
  padding: '32px 8px',
  textAlign: 'center',
  '& h2:focus': { outline: 'none' },
});

/** Replaces the form after the request has arrived, for a few seconds or until it is closed. */
function Received({ onClose }: { onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    const timer = setTimeout(onClose, receivedForMs);
    return () => clearTimeout(timer);
  }, [onClose]);
  return (
    <Thanks>
      <Mascot size={132} />
      <h2 ref={heading} tabIndex={-1}>
        {freeClassReceived.title}
      </h2>
      <p>{freeClassReceived.text}</p>
      <button type="button" className={buttonClass({ look: 'solid', size: 'large' })} onClick={onClose}>
        Close
      </button>
    </Thanks>
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
  const [isReceived, setReceived] = useState(false);
  const closing = useRef(onClosed);
  useEffect(() => {
    closing.current = onClosed;
  });
  const [close] = useState(() => () => {
    setReceived(false);
    closing.current();
  });
  if (!isShown && isReceived) setReceived(false);
  return (
    <FormTheme>
      {isReceived ? (
        <Received onClose={close} />
      ) : (
        <BookingForm {...context} onSent={() => setReceived(true)} />
      )}
    </FormTheme>
  );
}
