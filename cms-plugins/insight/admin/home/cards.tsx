import { readThisWeek } from '@lanternway/contracts/insight/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { Numbers as Tiles, weekNumber } from '@lanternway/desk/home/Numbers';
import { OnceLoaded } from '@lanternway/desk/home/OnceLoaded';
import { insightPage } from '../paths';

const paceMs = 300_000;

/** Families of this week, on the admin's home. */
export function Numbers() {
  const { loaded } = useLoaded(readCall(readThisWeek, {}), () => paceMs);
  return (
    <OnceLoaded loaded={loaded} failure="The numbers cannot be read at the moment.">
      {({ now, before }) => (
        <Tiles
          numbers={(['leads', 'booked', 'attended', 'paid'] as const).map((stage) =>
            weekNumber(
              words[stage],
              { now: now[stage], before: before[stage] },
              `${insightPage}?view=activity&period=week`,
            ),
          )}
          note="Families, by what happened this week. Weeks begin on Monday, in the time zone of the desk."
        />
      )}
    </OnceLoaded>
  );
}

export const moreNumbers = { label: 'How it goes', to: insightPage };

const words = {
  leads: 'new families',
  booked: 'families booked',
  attended: 'families attended',
  paid: 'families paid',
};
