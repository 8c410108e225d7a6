import { kindLabels, type Summary } from '@lanternway/contracts/enquiries/staff';
import { enquiryKinds, type EnquiryKind } from '@lanternway/contracts/enquiries/site';
import { readSummary } from '@lanternway/contracts/enquiries/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { Time } from '@lanternway/desk/parts/Time';
import { counted } from '@lanternway/desk/format/counted';
import { Flex, Link, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { NavLink } from 'react-router-dom';
import { LeadLink } from '../parts/LeadLink';
import { deskPage } from '../paths';
import { browserZone } from '../zones';

/** On the admin's home: what is waiting at the desk, and who has waited longest. */
export function WaitingWidget() {
  const zone = browserZone();
  const { loaded } = useLoaded(readCall(readSummary, {}, new URLSearchParams({ zone }).toString()));
  if (loaded.kind === 'loading') return <Widget.Loading />;
  if (loaded.kind !== 'loaded') {
    return <Widget.Error>The desk cannot be read at the moment.</Widget.Error>;
  }
  const summary = loaded.value;
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Counts summary={summary} />
      {summary.waiting.length === 0 ? (
        <Typography textColor="neutral600">Nobody is waiting for an answer.</Typography>
      ) : (
        <Flex tag="ul" direction="column" alignItems="stretch" gap={2} aria-label="Waiting longest">
          {summary.waiting.map((row) => (
            <Flex key={row.id} tag="li" justifyContent="space-between" gap={3}>
              <LeadLink row={row} inbox="" />
              <Typography variant="pi" textColor="neutral600" style={{ whiteSpace: 'nowrap' }}>
                {`${kindLabels[row.kind]} · `}
                <Time iso={row.receivedAt} />
              </Typography>
            </Flex>
          ))}
        </Flex>
      )}
    </Flex>
  );
}

const countedKinds: Record<EnquiryKind, [one: string, many: string]> = {
  'free-class': ['new free class', 'new free classes'],
  contact: ['new message', 'new messages'],
  career: ['new application', 'new applications'],
};

/** Each count links to the enquiries it counts. */
function Counts({ summary: { newByKind, overdue, dueToday, mine } }: { summary: Summary }) {
  const counts: [label: string, query: string, isPressing: boolean][] = [
    [`${overdue.toLocaleString()} overdue`, 'due=overdue', overdue > 0],
    [`${dueToday.toLocaleString()} due today`, 'due=today', false],
    ...enquiryKinds.map((kind): [string, string, boolean] => [
      counted(newByKind[kind], ...countedKinds[kind]),
      `statuses=new&kinds=${kind}`,
      false,
    ]),
    [`${mine.toLocaleString()} of mine`, 'owner=me', false],
  ];
  return (
    <Flex tag="ul" gap={3} wrap="wrap" aria-label="What waits">
      {counts.map(([label, query, isPressing]) => (
        <li key={query}>
          <Link tag={NavLink} to={`${deskPage}?${query}`}>
            <Typography
              textColor={isPressing ? 'danger600' : 'primary600'}
              fontWeight={isPressing ? 'bold' : 'regular'}
            >
              {label}
            </Typography>
          </Link>
        </li>
      ))}
    </Flex>
  );
}
