import type { Track } from '../../content/courses/course';
import type { Plan } from '../../content/courses/plan';
import { Icon } from '../../ui/art/Icon';
import { Breadcrumbs } from '../../ui/links/Breadcrumbs';
import { StepPath } from '../../ui/StepPath';
import { BuyingSheet } from './BuyingSheet';
import './course.css';

/** One coding track: what it teaches, step by step, and next to it the sheet with its price. */
export function CourseView({ track, longer }: { track: Track; longer: Plan[] }) {
  return (
    <section className="section graph course">
      <div className="wrap cd">
        <div className="cd-copy">
          <Breadcrumbs crumbs={[{ label: 'Coding', href: '/courses/coding' }, { label: track.title }]} />
          <h1>{track.title}</h1>
          <p className="lead">{track.summary}</p>
        </div>
        <BuyingSheet track={track} longer={longer} />
        <div className="cd-rest">
          {track.description !== track.summary && <p className="cd-text">{track.description}</p>}
          {track.steps.length > 0 && (
            <>
              <h2>Learning steps</h2>
              <StepPath steps={track.steps} />
            </>
          )}
          {track.abilities.length > 0 && (
            <>
              <h2>After it, your child can</h2>
              <ul className="cd-able">
                {track.abilities.map((ability) => (
                  <li key={ability}>
                    <Icon name="check-circle-duotone" />
                    {ability}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </section>
  );
}
