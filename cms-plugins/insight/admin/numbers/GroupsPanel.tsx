import { shareWords } from '@lanternway/contracts/insight/share';
import type { Group, Stage, View } from '@lanternway/contracts/insight/staff';
import { exportGroups, readGroups } from '@lanternway/contracts/insight/staff-calls';
import { pathTo, readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { OneChoice } from '@lanternway/desk/inputs/Choice';
import { withChange } from '@lanternway/desk/lists/address';
import { DataTable, type Column } from '@lanternway/desk/parts/DataTable';
import { Panel } from '@lanternway/desk/parts/Panel';
import { SaveFileButton } from '@lanternway/desk/parts/SaveFileButton';
import { Button, Flex, Link, Typography } from '@strapi/design-system';
import { NavLink, useSearchParams } from 'react-router-dom';
import { Asked } from '../parts/Asked';
import {
  costFor,
  dimensionLabels,
  groupingOptions,
  groupName,
  rupeesWords,
  sentWords,
  sumWords,
} from '../parts/words';
import { listAtDesk } from '../paths';
import { groupsOf, listFilterOf, type NumbersAddress } from './address';
import type { DeskRights } from './desk-rights';

const paceMs = 120_000;

interface GroupsPanelProps {
  address: NumbersAddress;
  /** The days that are counted; null while they are not known. */
  period: { from: string; to: string } | null;
  rights: DeskRights & { teachers: boolean };
}

/** The families of the period by source, campaign and the like. */
export function GroupsPanel({ address, period, rights }: GroupsPanelProps) {
  const [query, setQuery] = useSearchParams();
  const asked = groupsOf(address);
  const { loaded } = useLoaded(readCall(readGroups, {}, asked), () => paceMs);
  const choose = (change: Record<string, string>) => {
    setQuery(withChange(query, change), { replace: true });
  };
  return (
    <Panel
      title="Where they came from first"
      action={
        <Flex gap={2} wrap="wrap" alignItems="end">
          <OneChoice
            isShort
            label="Grouped by"
            placeholder="Source"
            value={address.by}
            options={groupingOptions(rights.teachers)}
            onChange={(by) => {
              choose({ by: by === 'source' ? '' : by });
            }}
          />
          <SaveFileButton
            variant="tertiary"
            path={pathTo(exportGroups, {}, asked)}
            fileName={`families-by-${address.by}.csv`}
          >
            CSV
          </SaveFileButton>
        </Flex>
      }
    >
      <Asked loaded={loaded}>
        {({ rows }) => (
          <DataTable
            label="Where they came from first"
            rows={rows}
            keyOf={(group) => `${group.kind} ${group.label ?? '–'}`}
            columns={columnsOf(rows, {
              address,
              period,
              rights,
              choose: (label) => {
                choose({ [address.by]: label });
              },
            })}
          />
        )}
      </Asked>
      <Typography variant="pi" textColor="neutral600">
        Percentages are shown only for 30 families or more. The brackets say how far chance alone could move
        them. The first source of a family never changes. Visits are daily totals, in which nobody can be
        recognised.
      </Typography>
    </Panel>
  );
}

interface Shown extends GroupsPanelProps {
  choose: (label: string) => void;
}

/** A number that opens its list, where there is one and the reader may see it. */
function numberOf(group: Group, step: Stage, { address, period, rights }: Shown) {
  const { by } = address;
  const number = group.counts[step].toLocaleString();
  const desk = step === 'paid' || step === 'kept' ? rights.orders : rights.enquiries;
  const isOne = group.kind === 'all' || (group.kind === 'group' && group.label !== null && by !== 'teacher');
  if (!desk || !isOne || period === null || group.listed[step] === 0) return number;
  const filter = {
    ...listFilterOf(address, period),
    ...(group.kind === 'all' ? {} : { [by]: group.label ?? '' }),
  };
  return (
    <Link tag={NavLink} to={listAtDesk({ step, filter })} aria-label={`${number} ${step}: open the list`}>
      {number}
    </Link>
  );
}

function columnsOf(rows: readonly Group[], shown: Shown): Column<Group>[] {
  const { by, view } = shown.address;
  const [some] = rows;
  const name = (group: Group) =>
    group.kind === 'group' && group.label !== null && group.label !== '' && by !== 'teacher' ? (
      <Button
        variant="ghost"
        onClick={() => {
          shown.choose(group.label ?? '');
        }}
      >
        {groupName(group)}
      </Button>
    ) : (
      groupName(group)
    );
  return [
    { title: dimensionLabels[by], cell: name },
    ...(rows.some(({ visits }) => visits !== null) ? visitColumns : []),
    { title: 'Leads', cell: (group) => numberOf(group, 'leads', shown) },
    { title: 'Booked', cell: (group) => numberOf(group, 'booked', shown) },
    ...sharesIn(view),
    { title: 'Paid', cell: (group) => numberOf(group, 'paid', shown) },
    ...(some?.money === null
      ? []
      : [
          {
            title: 'Net',
            cell: ({ money }: Group) =>
              sumWords(
                (money ?? []).map(({ currency, paidMinor, refundedMinor }) => ({
                  currency,
                  minor: paidMinor - refundedMinor,
                })),
              ),
          },
        ]),
    ...(rows.some(({ rupees }) => rupees !== null && (rupees.minor !== 0 || rupees.unrated > 0))
      ? [{ title: 'Net, in rupees', cell: ({ rupees }: Group) => rupeesWords(rupees) }]
      : []),
    ...(some?.cost === null ? [] : costColumns),
  ];
}

const visitColumns: Column<Group>[] = [
  { title: 'Visits', cell: ({ visits }) => (visits === null ? '–' : visits.visits.toLocaleString()) },
  { title: 'Sent', cell: ({ visits }) => (visits === null ? '–' : sentWords(visits)) },
];

const sharesIn = (view: View): Column<Group>[] =>
  view === 'activity'
    ? [{ title: 'Attended', cell: ({ counts }) => counts.attended }]
    : [
        { title: 'Came, of booked', cell: ({ counts }) => shareWords(counts.attended, counts.booked) },
        { title: 'Paid, of leads', cell: ({ counts }) => shareWords(counts.paid, counts.leads) },
      ];

const costColumns: Column<Group>[] = [
  { title: 'Cost', cell: ({ cost }) => sumWords(cost ?? []) },
  { title: 'Per lead', cell: ({ cost, counts }) => costFor(cost, counts.leads) },
  { title: 'Per attended', cell: ({ cost, counts }) => costFor(cost, counts.attended) },
  { title: 'Per paid', cell: ({ cost, counts }) => costFor(cost, counts.paid) },
];
