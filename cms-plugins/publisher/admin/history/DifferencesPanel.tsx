import type { Differences, EntryDifference } from '@lanternway/contracts/publishing/staff';
import { ListTable } from '@lanternway/desk/lists/ListTable';
import type { Column } from '@lanternway/desk/parts/DataTable';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Button, Flex, Link, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { EntryTitle } from '../parts/EntryTitle';
import { counted, differenceLabels } from '../labels';

/** Differences from the release that was live before this one. */
export function DifferencesPanel({ differences }: { differences: Differences | null }) {
  return (
    <Panel title="Differences from the previous release">
      {differences === null ? (
        <Typography>There is no previous release to compare it with.</Typography>
      ) : (
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Part
            what={['entry', 'entries']}
            rows={differences.entries}
            keyOf={({ entry }) => `${entry.uid} ${entry.documentId}`}
            columns={entryColumns}
          />
          <Part
            what={['page', 'pages']}
            rows={differences.pages}
            keyOf={({ path }) => path}
            columns={pageColumns}
          />
        </Flex>
      )}
    </Panel>
  );
}

const entryColumns: Column<EntryDifference>[] = [
  { title: 'What', cell: ({ what }) => differenceLabels[what] },
  { title: 'Kind', cell: ({ kind }) => kind },
  { title: 'Entry', cell: ({ entry }) => <EntryTitle entry={entry} /> },
];

const pageColumns: Column<Differences['pages'][number]>[] = [
  { title: 'What', cell: ({ what }) => differenceLabels[what] },
  {
    title: 'Page',
    cell: ({ path, what }) =>
      what === 'removed' ? (
        path
      ) : (
        <Link href={path} isExternal>
          {path}
        </Link>
      ),
  },
];

interface PartProps<Row> {
  what: [one: string, many: string];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  columns: readonly Column<Row>[];
}

const fewEnough = 20;

/** A change of the frame changes every page, so only the first rows are shown until staff ask for all. */
function Part<Row>({ what, rows, keyOf, columns }: PartProps<Row>) {
  const [isWhole, setIsWhole] = useState(false);
  const [, many] = what;
  if (rows.length === 0) return <Typography>{`No ${many} changed.`}</Typography>;
  const shown = isWhole ? rows : rows.slice(0, fewEnough);
  return (
    <Flex direction="column" alignItems="start" gap={2}>
      <Typography tag="h3" variant="omega" fontWeight="bold">
        {counted(rows.length, ...what)}
      </Typography>
      <ListTable
        label={`Differences: ${many}`}
        rows={shown}
        total={rows.length}
        keyOf={keyOf}
        columns={columns}
      />
      {shown.length < rows.length && (
        <Button
          variant="tertiary"
          onClick={() => {
            setIsWhole(true);
          }}
        >
          {`Show all ${counted(rows.length, ...what)}`}
        </Button>
      )}
    </Flex>
  );
}
