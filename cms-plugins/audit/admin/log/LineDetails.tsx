import type { ChangedField, Line, LineDetail } from '@lanternway/contracts/audit/staff';
import { historyPage } from '@lanternway/desk/history/HistoryList';
import { readLine } from '@lanternway/contracts/audit/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { DataTable, type Column } from '@lanternway/desk/parts/DataTable';
import { Flex, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';

const wide = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

const valueOf = (value: string | null) =>
  value === null || value === '' ? null : <span style={wide}>{value}</span>;

const columns: Column<ChangedField>[] = [
  { title: 'Field', cell: ({ path }) => path },
  { title: 'Before', cell: ({ before }) => valueOf(before) },
  { title: 'After', cell: ({ after }) => valueOf(after) },
];

/** Everything that a line keeps. */
export function LineDetails({ line }: { line: Line }) {
  // A line does not change.
  const { loaded } = useLoaded(readCall(readLine, { id: String(line.id) }), () => 600_000);
  if (loaded.kind === 'loading') return <Typography>Loading…</Typography>;
  if (loaded.kind !== 'loaded') return <Typography>This line cannot be read at the moment.</Typography>;
  return <Details line={line} detail={loaded.value} />;
}

function Details({ line, detail }: { line: Line; detail: LineDetail }) {
  const { uid, documentId, fields, isCut, reason } = line;
  const { changed } = detail;
  const hasNoValues = changed.length > 0 && changed.every(({ before, after }) => (before ?? after) === null);
  return (
    <Flex direction="column" alignItems="stretch" gap={3} paddingTop={2} paddingBottom={2}>
      {changed.length > 0 && (
        <DataTable
          label="Fields that changed"
          rows={changed}
          keyOf={({ path }) => path}
          columns={hasNoValues ? columns.slice(0, 1) : columns}
        />
      )}
      {hasNoValues && <Typography>This is about a person, so values are not kept here.</Typography>}
      {isCut && <Typography>{`${String(fields)} fields changed. The first of them are kept.`}</Typography>}
      {reason !== null && <Typography>{`Reason: ${reason}`}</Typography>}
      <Typography variant="pi" textColor="neutral600">
        {describe(detail)}
      </Typography>
      {uid !== null && documentId !== null && (
        <Link tag={NavLink} to={historyPage(uid, documentId)}>
          {`History of ${line.title ?? 'this entry'}`}
        </Link>
      )}
    </Flex>
  );
}

function describe({ requestId, addressCut, isHashed }: LineDetail): string {
  return [
    ...(requestId === null ? [] : [`Request ${requestId}`]),
    ...(addressCut === null ? [] : [`from the network ${addressCut}`]),
    isHashed ? 'in the hash of its day' : 'the hash of its day is made in the night after it',
  ].join(' · ');
}
