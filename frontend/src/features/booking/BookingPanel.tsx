import { useEffect, useRef, useState } from 'react';
import { goTo } from '../../browser/navigation';
import { Booked } from './booked/Booked';
import { BookingForm } from './BookingForm';
import type { Booking } from './fields';
import { Received } from './received/Received';
import type { Sent } from './use-form';
import type { BookingContext } from './send';
import './booking-form.css';

interface BookingPanelProps extends BookingContext {
  /** False while the dialog around it is closed: no thanks behind it, and the next opening shows the form. */
  isShown?: boolean;
  /** On a page that says only when the class is, once it is booked: the heading's id, and what the page has to know. */
  alone?: { titleId: string; onBooked: (isBooked: boolean) => void };
  /** Called when the thanks are over and the form is empty again. */
  onClosed: () => void;
}

/** From the empty form to the thanks and the empty form again. */
export function BookingPanel({ isShown = true, alone, onClosed, ...context }: BookingPanelProps) {
  const [received, setReceived] = useState<Sent | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const closing = useRef(onClosed);
  useEffect(() => {
    closing.current = onClosed;
  });
  const isBooked = received !== null && received.booked !== null;
  const tellPage = alone?.onBooked;
  useEffect(() => tellPage?.(isBooked), [tellPage, isBooked]);
  const next = context.landing?.next ?? null;
  const [close] = useState(() => () => {
    if (next !== null) return goTo(next);
    setReceived(null);
    setIsChoosing(false);
    closing.current();
  });
  const chooseIn = (takeUpAgain: () => void) => () => {
    takeUpAgain();
    setIsChoosing(true);
    setReceived(null);
  };
  if (!isShown && received !== null) setReceived(null);
  return (
    <>
      {received === null && <BookingForm {...context} isChoosing={isChoosing} onSent={setReceived} />}
      {received?.booked === null && (
        <Received
          sent={received}
          landing={context.landing}
          onClose={close}
          onChoose={received.again && chooseIn(received.again)}
        />
      )}
      {received !== null && received.booked !== null && (
        <Booked
          child={childOf(received.booking)}
          booking={received.booked}
          isPage={alone !== undefined}
          titleId={alone?.titleId}
          onClose={close}
        />
      )}
    </>
  );
}

const childOf = ({ name, course, grade, age }: Booking) => ({
  name,
  course,
  level: String((course === 'math' ? grade : age) ?? ''),
});
