import type { LandingForm } from '../../../content/landing/landing';
import { BookingCard } from '../../../features/booking/BookingCard';
import { type WaysToReach, WithoutScript } from '../../../features/booking/WithoutScript';
import { Icon } from '../../../ui/art/Icon';

interface LandingFormBlockProps {
  form: LandingForm;
  titleId: string;
  /** Noted with a request whose visit named none. */
  campaign: string | null;
  /** The version of the privacy policy that the form links; null if none is published. */
  policyVersion: number | null;
  reach: WaysToReach;
}

/** The form for a free class in the words of a landing page, and next to it what speaks for it. */
export function LandingFormBlock({ form, titleId, campaign, policyVersion, reach }: LandingFormBlockProps) {
  const { title, lead, points, course, button, thanksTitle, thanksText } = form;
  return (
    <div className="lp-form-pair">
      <div className="lp-words">
        <h2 id={titleId}>{title}</h2>
        {lead !== null && <p className="lead">{lead}</p>}
        {points.length > 0 && (
          <ul className="ticks">
            {points.map((point, index) => (
              <li key={index}>
                <Icon name="check-circle-duotone" />
                {point}
              </li>
            ))}
          </ul>
        )}
        <WithoutScript {...reach} />
      </div>
      <BookingCard
        policyVersion={policyVersion}
        labelledBy={titleId}
        landing={{ campaign, course, button, thanksTitle, thanksText }}
      />
    </div>
  );
}
