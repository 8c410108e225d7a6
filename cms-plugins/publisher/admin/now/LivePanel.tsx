import type { BuildRow } from '@lanternway/contracts/publishing/staff';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Flex, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { Ago } from '../parts/Ago';
import { BuildBadge } from '../parts/StateBadge';
import { buildPage } from '../paths';
import { counted, formatNames } from '../labels';

/** What visitors see, since when, and who published it. */
export function LivePanel({ live }: { live: BuildRow | null }) {
  if (live === null) {
    return (
      <Panel title="Live">
        <Typography>Nothing is live yet. The server builds the first release as soon as it can.</Typography>
      </Panel>
    );
  }
  const { number, liveAt, endedAt, startedAt, by, reason, pages } = live;
  return (
    <Panel title="Live" action={<BuildBadge state="live" />}>
      <Flex direction="column" alignItems="start" gap={1}>
        <Typography variant="beta" tag="p">
          <Link tag={NavLink} to={buildPage(number)} style={{ fontSize: 'inherit' }}>
            {`Release ${String(number)}`}
          </Link>
        </Typography>
        <Typography>
          Went live <Ago iso={liveAt ?? endedAt ?? startedAt} />
          {by.length === 0 ? '' : `, published by ${formatNames(by)}`}
        </Typography>
        <Typography textColor="neutral600" style={{ overflowWrap: 'anywhere' }}>
          {[reason, pages === null ? '' : counted(pages, 'page', 'pages')]
            .filter((part) => part !== '')
            .join(' · ')}
        </Typography>
      </Flex>
    </Panel>
  );
}
