import { type BookingReply, bookedTitle } from '@lanternway/contracts/classes/site';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { saveFile } from '../../../browser/save-file';
import { cityOf } from '../../../browser/time-zone';
import { Icon } from '../../../ui/art/Icon';
import { buttonClass } from '../../../ui/links/button-class';
import { ButtonLink } from '../../../ui/links/ButtonLink';
import { HaveReady } from '../ready/HaveReady';
import { type Child, ChildRows } from '../so-far/ChildRows';
import { longDay, shownTime } from '../time/days';
import { Leaf } from '../time/Leaf';
import '../../../ui/styles/sheet.css';
import './booked.css';

const HowHeard = lazy(() => import('../heard/HowHeard').then((part) => ({ default: part.HowHeard })));

interface BookedProps {
  child: Child;
  booking: NonNullable<BookingReply['booking']>;
  /** It is all that the page shows, and its heading is the page's. */
  isPage: boolean;
  /** The id of its heading. */
  titleId?: string | undefined;
  onClose: () => void;
}

/** Replaces the form once the class is booked. It stays until it is closed: it says when the class is. */
export function Booked({ isPage, ...props }: BookedProps) {
  const { managePath } = props.booking;
  const heard = (
    <Suspense fallback={null}>
      <HowHeard heading={isPage ? 'h2' : 'h3'} token={managePath.slice(managePath.indexOf('#') + 1)} />
    </Suspense>
  );
  const facts = <BookedClass {...props} heading={isPage ? 'h1' : 'h2'} />;
  return (
    <div className="booked">
      {isPage ? <article className="sheet booked-sheet">{facts}</article> : facts}
      {heard}
    </div>
  );
}

type BookedClassProps = Omit<BookedProps, 'isPage'> & { heading: 'h1' | 'h2' };

function BookedClass({ child, booking, heading: Heading, titleId, onClose }: BookedClassProps) {
  const { at, zone, minutes, mailedTo, calendar, managePath, ready } = booking;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { date, clock, end } = shownTime(at, minutes, zone);
  return (
    <>
      <div className="booked-head">
        <Leaf date={date} />
        <div>
          <p className="booked-sure">
            <Icon name="check-circle-fill" />
            Confirmed
          </p>
          <Heading ref={heading} id={titleId} tabIndex={-1}>
            {bookedTitle}
          </Heading>
          <p className="booked-when">{`${longDay(date)}, ${clock} to ${end} in ${cityOf(zone)}.`}</p>
          <p className="muted">{`We have mailed it to ${mailedTo}.`}</p>
        </div>
      </div>
      <div className="booked-ways">
        <button
          type="button"
          className={buttonClass({ look: 'lantern', size: 'large' })}
          onClick={() => saveFile('class.ics', 'text/calendar', calendar)}
        >
          <Icon name="calendar-blank-duotone" />
          Add to calendar
        </button>
        <ButtonLink look="outline" size="large" href={managePath}>
          Change or cancel
        </ButtonLink>
        <button type="button" className={buttonClass({ look: 'quiet', size: 'large' })} onClick={onClose}>
          Close
        </button>
      </div>
      <div className="booked-more">
        <HaveReady things={ready} heading={Heading === 'h1' ? 'h2' : 'h3'} />
        <dl>
          <ChildRows {...child} />
          <dt>With</dt>
          <dd>
            A teacher of ours
            <span className="muted small">You find the name on the page of your class.</span>
          </dd>
        </dl>
      </div>
    </>
  );
}
