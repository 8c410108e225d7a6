import type { ReactNode } from 'react';
import type { LandingForm } from '../../../content/landing/landing';
import type { WaysToReach } from '../../../features/booking/WithoutScript';
import { Icon } from '../../../ui/art/Icon';

/** What the form of a landing page needs, whichever it is. */
export interface LandingFormProps {
  form: LandingForm;
  titleId: string;
  /** Noted with a request whose visit named none. */
  campaign: string | null;
  /** The version of the privacy policy that the form links; null if none is published. */
  policyVersion: number | null;
  reach: WaysToReach;
}

interface FormPairProps extends Pick<LandingFormProps, 'form' | 'titleId'> {
  /** For readers without script. */
  withoutScript: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** The form of a landing page, and next to it what speaks for it. */
export function FormPair({ form: { title, lead, points }, titleId, withoutScript, children }: FormPairProps) {
  return (
    <div className="lp-form-pair">
      <div className="lp-words">
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
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
        {withoutScript}
      </div>
      {children}
    </div>
  );
}
