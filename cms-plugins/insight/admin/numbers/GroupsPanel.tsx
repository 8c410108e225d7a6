import { shareWords } from '@lanternway/contracts/insight/share';
import type { Group, View } from '@lanternway/contracts/insight/staff';
import { exportGroups, readGroups } from '@lanternway/contracts/insight/staff-calls';
import { pathTo, readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { OneChoice } from '@lanternway/desk/inputs/Choice';
import { withChange } from '@lanternway/desk/lists/address';
import { DataTable, type Column } from '@lanternway/desk/parts/DataTable';
import { Panel } from '@lanternway/desk/parts/Panel';
import { SaveFileButton } from '@lanternway/desk/parts/SaveFileButton';
import { Button, Flex, Typography } from '@strapi/design-system';
import { useSearchParams } from 'react-router-dom';
import { Asked } from '../parts/Asked';
import { costFor, dimensionLabels, dimensionOptions, groupName, sumWords } from '../parts/words';
import { groupsOf, type NumbersAddress } from './address';

const paceMs = 120_000;

/** The families of the period by source, campaign and the like. */
export function GroupsPanel({ address }: { address: NumbersAddress }) {
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
            label="Told apart by"
            placeholder="Source"
            value={address.by}
            options={dimensionOptions}
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
            columns={columnsOf(rows, address, (label) => {
              choose({ [address.by]: label });
            })}
          />
        )}
      </Asked>
      <Typography variant="pi" textColor="neutral600">
        Percentages stand only where at least 30 families are behind them. The brackets say how far chance
        alone could move them. The first touch of a family never changes.
      </Typography>
    </Panel>
  );
}

function columnsOf(
  rows: readonly Group[],
  { by, view }: NumbersAddress,
  choose: (label: string) => void,
): Column<Group>[] {
  const [some] = rows;
  const name = (group: Group) =>
    group.kind === 'group' && group.label !== null && group.label !== '' ? (
      <Button
        variant="ghost"
        onClick={() => {
          choose(group.label ?? '');
        }}
      >
        {groupName(group)}
      </Button>
    ) : (
      groupName(group)
    );
  return [
    { title: dimensionLabels[by], cell: name },
    { title: 'Leads', cell: ({ counts }) => counts.leads },
    { title: 'Booked', cell: ({ counts }) => counts.booked },
    ...sharesIn(view),
    { title: 'Paid', cell: ({ counts }) => counts.paid },
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
    ...(some?.cost === null ? [] : costColumns),
  ];
}

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
