import type { Track } from '../../content/courses/course';
import { PlanUnit } from '../../features/pricing/PlanUnit';
import { Anchor } from '../../ui/links/Anchor';
import { ButtonLink } from '../../ui/links/ButtonLink';
import { Breadcrumbs } from '../../ui/links/Breadcrumbs';
import { Icon } from '../../ui/art/Icon';
import { PictureImg } from '../../ui/PictureImg';
import { ageRange } from '../courses/age-range';
import './course.css';
import { StepPath } from './StepPath';

/** One coding track: what it teaches, step by step, and next to it the sheet with its price. */
export function CourseView({ track }: { track: Track }) {
  return (
    <section className="section graph course">
      <div className="wrap cd">
        <div className="cd-copy">
          <Breadcrumbs crumbs={[{ label: 'Coding', href: '/courses/coding' }, { label: track.title }]} />
          <h1>{track.title}</h1>
          <p className="lead">{track.summary}</p>
        </div>
        <aside className={`sheet cd-sheet track-${track.index}`} aria-label={`${track.title}: age and price`}>
          <PictureImg className="ic" picture={track.icon} sizes="200px" priority />
          <dl className="cdl">
            <dt>Age</dt>
            <dd>{ageRange(track.ages)}</dd>
          </dl>
          <PlanUnit pricesMinor={track.pricesMinor} bought={track.bought} place="sheet">
            , one teacher and one learner
          </PlanUnit>
          <ButtonLink look="lantern" size="large" block href={`/checkout/${track.index}`}>
            Enroll Now
          </ButtonLink>
          <p className="refund-line">
            <Icon name="arrow-u-up-left-bold" />
            <span>
              What is refunded, and when: <Anchor href="/refund">Refund Policy</Anchor>
            </span>
          </p>
        </aside>
        <div className="cd-rest">
          {track.description !== track.summary && <p className="cd-text">{track.description}</p>}
          {track.steps.length > 0 && (
            <>
              <h2>Learning steps</h2>
              <StepPath steps={track.steps} />
            </>
          )}
        </div>
      </div>
    </section>
  );
}
