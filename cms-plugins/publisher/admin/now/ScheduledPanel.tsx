import type { Schedule } from '@lanternway/contracts/publishing/schedules';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Flex, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { Ago } from '../parts/Ago';
import { EntryTitle } from '../parts/EntryTitle';
import { schedulePage } from '../paths';
import { scheduleLabels } from '../labels';

/** The next planned changes. */
export function ScheduledPanel({ scheduled }: { scheduled: readonly Schedule[] }) {
  return (
    <Panel
      title="Scheduled next"
      action={
        <Link tag={NavLink} to={schedulePage}>
          See the whole schedule
        </Link>
      }
    >
      {scheduled.length === 0 ? (
        <Typography>Nothing is scheduled.</Typography>
      ) : (
        <Flex tag="ul" direction="column" alignItems="stretch" gap={2} aria-label="Scheduled next">
          {scheduled.map(({ id, action, kind, entry, at }) => (
            <li key={id}>
              <Typography>
                {`${scheduleLabels[action]}: ${kind} `}
                <EntryTitle entry={entry} />
                {', '}
                <Ago iso={at} />
              </Typography>
            </li>
          ))}
        </Flex>
      )}
    </Panel>
  );
}
