import { longPlansPromise, refundPromiseOf } from '@lanternway/contracts/payments/refund-policy';
import type { Track } from '../../content/courses/course';
import type { Plan } from '../../content/courses/plan';
import { CurrencySwitch } from '../../features/pricing/CurrencySwitch';
import { LongerPlans } from '../../features/pricing/longer/LongerPlans';
import { PlanUnit } from '../../features/pricing/PlanUnit';
import { Anchor } from '../../ui/links/Anchor';
import { ButtonWord } from '../../ui/links/ButtonWord';
import { ButtonLink } from '../../ui/links/ButtonLink';
import { Icon } from '../../ui/art/Icon';
import { PictureImg } from '../../ui/PictureImg';
import { agesLabel } from '../courses/age-range';

interface BuyingSheetProps {
  track: Track;
  /** Plans of the same subject that last longer than the one that the track is sold as. */
  longer: Plan[];
}

/** Age, price and what it buys, the way to pay, and the longer plans. */
export function BuyingSheet({ track, longer }: BuyingSheetProps) {
  const { bought, planKey } = track;
  return (
    <aside className={`sheet cd-sheet track-${track.index}`} aria-label={`${track.title}: age and price`}>
      <PictureImg className="ic" picture={track.icon} sizes="200px" priority />
      <p className="cd-chips">
        <span className="chip">{agesLabel(track.ages)}</span>
        {track.usually !== null && <span className="chip cd-usually">{track.usually}</span>}
      </p>
      <PlanUnit pricesMinor={track.pricesMinor} bought={bought} place="sheet">
        , one teacher and one learner
      </PlanUnit>
      <CurrencySwitch />
      <ButtonLink look="lantern" size="large" block href={`/checkout/${track.index}`}>
        <ButtonWord of="enroll" usual="Enroll Now" />
      </ButtonLink>
      {bought !== null && (
        <p className="refund-line">
          <Icon name="info-fill" />
          <span>
            {refundPromiseOf({ planKey, sessions: bought.sessions })}{' '}
            <Anchor href="/book-free-class">Try the free class first</Anchor>.
          </span>
        </p>
      )}
      {longer.length > 0 && (
        <div className="cd-longer">
          <h2>Or pay for longer</h2>
          <LongerPlans plans={longer} />
        </div>
      )}
      <p className="small muted">
        {longer.length > 0 && longPlansPromise} <Anchor href="/refund">Refund Policy</Anchor>
      </p>
    </aside>
  );
}
