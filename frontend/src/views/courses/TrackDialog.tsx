import type { Track } from '../../content/courses/course';
import type { Plan } from '../../content/courses/plan';
import { LongerPlansLine } from '../../features/pricing/longer/LongerPlans';
import { PlanUnit } from '../../features/pricing/PlanUnit';
import { ButtonWord } from '../../ui/links/ButtonWord';
import { ButtonLink } from '../../ui/links/ButtonLink';
import { CourseDialog } from './CourseDialog';
import { agesLabel } from './age-range';
import { StepString } from './StepString';

/** The maximum of learning steps in the catalogue: the design has three strings of three. */
const mostSteps = 9;

export function TrackDialog({ track, longer }: { track: Track; longer: Plan[] }) {
  return (
    <CourseDialog
      slug={track.slug}
      title={track.title}
      icon={track.icon}
      chip={agesLabel(track.ages)}
      summary={track.summary}
      description={track.description}
      listTitle="Learning steps"
      list={<StepString steps={track.steps.slice(0, mostSteps)} />}
      aside={
        <PlanUnit pricesMinor={track.pricesMinor} bought={track.bought}>
          {longer.length > 0 ? <LongerPlansLine plans={longer} /> : undefined}
        </PlanUnit>
      }
      action={
        <ButtonLink look="lantern" href={`/checkout/${track.index}`}>
          <ButtonWord of="enroll" usual="Enroll Now" />
          <span className="vh">{`: ${track.title}`}</span>
        </ButtonLink>
      }
    />
  );
}
