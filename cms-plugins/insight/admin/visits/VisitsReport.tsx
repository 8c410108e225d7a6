import { readVisits } from '@lanternway/contracts/insight/visits-calls';
import { smallestGroup, type VisitReport } from '@lanternway/contracts/insight/visits-staff';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { LineChart } from '@lanternway/desk/charts/LineChart';
import { counted } from '@lanternway/desk/format/counted';
import { askFor } from '@lanternway/desk/lists/address';
import { Notice } from '@lanternway/desk/parts/Notice';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Flex } from '@strapi/design-system';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Asked } from '../parts/Asked';
import { browserDay, queryOf, readAddress } from './address';
import { Filters } from './Filters';
import { Groups } from './Groups';
import { Totals } from './Totals';
import { pointsOf } from './weeks';
import { shortDay } from '../parts/words';

/** New visits come all the time, but nobody waits for them. */
const paceMs = 60_000;

/** How often pages are looked at, and what is done there. Its state is in the page's address. */
export function VisitsReport() {
  const [params] = useSearchParams();
  const address = readAddress(params);
  // The browser's day, until the first answer brings the site's day, which may be one day earlier or later.
  const [today, setToday] = useState(() => browserDay(new Date()));
  const query = queryOf(address, today);
  const found = useLoaded(readCall(readVisits, {}, askFor(query)), () => paceMs);
  const { loaded } = found;
  if (loaded.kind === 'loaded' && !loaded.isOld && loaded.value.today !== today) setToday(loaded.value.today);
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Filters {...address} />
      <Asked asked={found} isSpoken>
        {(report) =>
          report.isFew ? (
            <Notice
              colour="warning"
              title={`Fewer than ${String(smallestGroup)} visits fit. Numbers that small are not shown.`}
            />
          ) : (
            <>
              <OverTime report={report} />
              <Groups by={address.by} groups={report.groups} query={query} />
            </>
          )
        }
      </Asked>
    </Flex>
  );
}

function OverTime({ report: { totals, days, zone, today } }: { report: VisitReport }) {
  const { points, areWeeks } = pointsOf(days);
  const best = points.reduce((most, point) => (point.visits > most.visits ? point : most), {
    day: '',
    visits: 0,
  });
  const all = `${counted(totals.visits, 'visit', 'visits')} and ${counted(totals.views, 'view', 'views')}`;
  const most =
    best.visits === 0
      ? ''
      : ` Most visits ${areWeeks ? 'in the week of' : 'on'} ${shortDay(best.day)}: ${best.visits.toLocaleString()}.`;
  return (
    <Panel title="Visits and views">
      <Totals counts={totals} />
      <LineChart
        sentence={`${all} in this time, by ${areWeeks ? 'week' : 'day'} in the zone ${zone}.${most}`}
        pointTitle={areWeeks ? 'Week from' : 'Day'}
        points={points.map(({ day }) => shortDay(day))}
        lines={[
          { word: 'views', one: 'view', values: points.map(({ views }) => views) },
          { word: 'visits', one: 'visit', values: points.map(({ visits }) => visits) },
        ]}
        openEnd={days.at(-1)?.day === today ? `${areWeeks ? 'This week' : 'Today'} is not over.` : null}
      />
    </Panel>
  );
}
