import type { BuildPage, BuildRow } from '@lanternway/contracts/publishing/staff';
import { listBuilds } from '@lanternway/contracts/publishing/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { ListTable } from '@lanternway/desk/lists/ListTable';
import type { Column } from '@lanternway/desk/parts/DataTable';
import { Pages } from '@lanternway/desk/parts/Pages';
import { Time } from '@lanternway/desk/parts/Time';
import { Box, Link } from '@strapi/design-system';
import { NavLink, useSearchParams } from 'react-router-dom';
import { Found, Nothing } from '@lanternway/desk/loading/Found';
import { PublishingFrame } from '../parts/PublishingFrame';
import { BuildBadge } from '../parts/StateBadge';
import { buildPage } from '../paths';
import { formatDuration, formatNames } from '../labels';

/** All builds, newest first. */
export function HistoryPage() {
  const [query] = useSearchParams();
  const asked = useLoaded(readCall(listBuilds, {}, askedFor(query)), paceOf);
  return (
    <PublishingFrame title="History" subtitle="Every release of the site, and every attempt to make one.">
      <Found asked={asked}>
        {({ rows, total, pageSize }) =>
          rows.length === 0 ? (
            <Nothing>
              {total > 0 ? 'This page is empty. Go back to the first page.' : 'Nothing has been built yet.'}
            </Nothing>
          ) : (
            <Box>
              <ListTable
                label="Releases"
                rows={rows}
                total={total}
                keyOf={({ number }) => String(number)}
                columns={columns}
              />
              <Pages total={total} pageSize={pageSize} sizes={[10, 20, 50]} />
            </Box>
          )
        }
      </Found>
    </PublishingFrame>
  );
}

const paceOf = ({ rows }: BuildPage): number =>
  rows.some(({ state }) => state === 'building' || state === 'waiting') ? 2_000 : 10_000;

/** Parts of the address that make no sense are ignored. */
function askedFor(query: URLSearchParams): string {
  const asked = new URLSearchParams();
  const page = query.get('page');
  const pageSize = query.get('pageSize');
  if (page !== null && /^[1-9]\d{0,4}$/.test(page)) asked.set('page', page);
  if (pageSize !== null && ['10', '20', '50'].includes(pageSize)) asked.set('pageSize', pageSize);
  return asked.toString();
}

const columns: Column<BuildRow>[] = [
  {
    title: 'Release',
    cell: ({ number }) => (
      <Link tag={NavLink} to={buildPage(number)}>
        {String(number)}
      </Link>
    ),
  },
  { title: 'State', cell: ({ state }) => <BuildBadge state={state} /> },
  { title: 'Started', cell: ({ startedAt }) => <Time iso={startedAt} /> },
  { title: 'By', cell: ({ by }) => nameOf(by) },
  {
    title: 'Reason',
    cell: ({ reason }) => (
      <Box minWidth="14rem" maxWidth="24rem" style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
        {reason}
      </Box>
    ),
  },
  {
    title: 'Took',
    cell: ({ durationMs }) => (durationMs === null ? null : formatDuration(durationMs)),
  },
  { title: 'Pages', cell: ({ pages }) => (pages === null ? null : pages.toLocaleString('en')) },
];

const nameOf = (by: readonly string[]): string => (by.length === 0 ? 'The server' : formatNames(by));
