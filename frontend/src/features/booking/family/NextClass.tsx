import type { FamilyClass } from '@lanternway/contracts/classes/own-class';
import { buttonClass } from '../../../ui/links/button-class';
import { ButtonLink } from '../../../ui/links/ButtonLink';
import { useServerClock } from '../own/use-server-clock';
import { clockTime, longDay, shownTime } from '../time/days';
import { Leaf } from '../time/Leaf';
import { cityOf } from '../../../browser/time-zone';
import { courseWords, daysUntil } from './words';

/** The class that comes next, with the way in. */
export function NextClass({ booked }: { booked: FamilyClass }) {
  const { name, course, level, at, minutes, zone, teacher, opensAt, joinPath, managePath } = booked;
  const now = useServerClock(booked.now, 10_000);
  const { date, clock, end } = shownTime(at, minutes, zone);
  const today = shownTime(new Date(now).toISOString(), 0, zone).date;
  const words = [
    `${courseWords(course, level)}, free class`,
    ...(teacher === null ? [] : [`with ${teacher}`]),
    `${cityOf(zone)} time`,
  ];
  return (
    <section className="sheet family-next" aria-labelledby="next-title">
      <Leaf date={date} />
      <div>
        <p className="family-whose">{`${name}’s next class · ${daysUntil(today, date)}`}</p>
        <h2 id="next-title">{`${longDay(date)}, ${clock} to ${end}`}</h2>
        <p>{words.join(' · ')}</p>
        <div className="family-ways">
          {now >= Date.parse(opensAt) ? (
            <ButtonLink look="lantern" size="large" href={joinPath}>
              Join the class
            </ButtonLink>
          ) : (
            <button type="button" className={buttonClass({ look: 'solid', size: 'large' })} disabled>
              {`Join from ${clockTime(opensAt, zone)}`}
            </button>
          )}
          <ButtonLink look="outline" size="large" href={managePath}>
            Change or cancel
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
