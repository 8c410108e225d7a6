import { useState } from 'react';
import type { BookingPage } from '../../content/pages/page';
import { BookingCard } from '../../features/booking/BookingCard';
import { soFarId } from '../../features/booking/so-far/so-far-id';
import { type WaysToReach, WithoutScript } from '../../features/booking/WithoutScript';
import { PaperFrame } from '../../ui/PaperFrame';
import { PictureImg } from '../../ui/PictureImg';
import { StepPath } from '../../ui/StepPath';
import '../../ui/styles/framed.css';
import './booking.css';

interface BookingViewProps {
  page: BookingPage;
  reach: WaysToReach;
  /** The version of the privacy policy that the form links; null if none is published. */
  policyVersion: number | null;
}

const titleId = 'booking-title';

/** The form for a free class, and next to it what follows. Once a class is booked, the page shows only that. */
export function BookingView({ page, reach, policyVersion }: BookingViewProps) {
  const [isBooked, setBooked] = useState(false);
  return (
    <div className="graph bk">
      <div className="wrap bk-g">
        <div>
          {!isBooked && (
            <>
              <h1 id={titleId}>{page.title}</h1>
              <p className="lead">{page.lead}</p>
              <WithoutScript {...reach} />
            </>
          )}
          <BookingCard policyVersion={policyVersion} labelledBy={titleId} onBooked={setBooked} />
        </div>
        <div className="bk-side">
          <div id={soFarId} />
          {page.steps.length > 0 && (
            <aside className="bk-next" aria-label={page.stepsTitle}>
              <h2>{page.stepsTitle}</h2>
              <StepPath steps={page.steps} />
            </aside>
          )}
          {page.picture !== null && (
            <div className="framed bk-art">
              <PictureImg picture={page.picture} sizes="(min-width: 480px) 440px, 92vw" />
              <PaperFrame around="card" />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
