import { typeName } from '@lanternway/contracts/publishing/entry-link';
import { type ReviewPage, type ReviewRow, reviewsPerPage } from '@lanternway/contracts/publishing/health';
import { listReviews } from '@lanternway/contracts/publishing/health-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { OneChoice } from '@lanternway/desk/inputs/Choice';
import { askFor, fitting, known, readPage, withChange } from '@lanternway/desk/lists/address';
import { ListTable } from '@lanternway/desk/lists/ListTable';
import type { Column } from '@lanternway/desk/parts/DataTable';
import { Pages } from '@lanternway/desk/parts/Pages';
import { Time } from '@lanternway/desk/parts/Time';
import { WordBadge } from '@lanternway/desk/parts/WordBadge';
import { Box, Flex } from '@strapi/design-system';
import { useSearchParams } from 'react-router-dom';
import { EntryTitle } from '../parts/EntryTitle';
import { Found, Nothing } from '@lanternway/desk/loading/Found';
import { PublishingFrame } from '../parts/PublishingFrame';
import { useRights } from '../rights';

const dues = [
  ['past', 'Past'],
  ['next', 'In the next 30 days'],
  ['none', 'With an owner, without a date'],
] as const;

/** When entries are to be looked at again, and by whom. */
export function ReviewsPage() {
  const { mayHealth } = useRights();
  const [query] = useSearchParams();
  const asked = useLoaded(mayHealth ? readCall(listReviews, {}, askedFor(query)) : null, () => 60_000);
  return (
    <PublishingFrame
      title="Reviews"
      subtitle="When entries should be reviewed again, and by whom. You set both next to the entry."
    >
      {mayHealth ? (
        <Found asked={asked}>{(page) => <Loaded page={page} />}</Found>
      ) : (
        <Nothing>Your role does not see review dates.</Nothing>
      )}
    </PublishingFrame>
  );
}

const askedFor = (query: URLSearchParams): string =>
  askFor({
    due: known(['past', 'next', 'none'] as const, query.get('due')),
    uid: fitting(typeName, query.get('uid')),
    owner: fitting(/^[1-9]\d{0,8}$/, query.get('owner')),
    page: String(readPage(query)),
  });

function Loaded({ page: { rows, total, people, kinds } }: { page: ReviewPage }) {
  const [query, setQuery] = useSearchParams();
  const choose = (part: string) => (value: string) => {
    setQuery(withChange(query, { [part]: value }));
  };
  return (
    <>
      <Flex gap={3} wrap="wrap" alignItems="end">
        <OneChoice
          label="Review date"
          placeholder="All"
          options={dues}
          value={query.get('due')}
          onChange={choose('due')}
        />
        <OneChoice
          label="Owner"
          placeholder="Everybody"
          options={people.map(({ id, name }) => [String(id), name] as const)}
          value={query.get('owner')}
          onChange={choose('owner')}
        />
        <OneChoice
          label="Kind of entry"
          placeholder="All kinds"
          options={kinds.map(({ uid, kind }) => [uid, kind] as const)}
          value={query.get('uid')}
          onChange={choose('uid')}
        />
      </Flex>
      {rows.length === 0 ? (
        <Nothing>No entry here has a review date or an owner.</Nothing>
      ) : (
        <Box>
          <ListTable
            label="Review dates"
            rows={rows}
            total={total}
            keyOf={({ entry }) => `${entry.uid} ${entry.documentId}`}
            columns={columns}
          />
          {total > reviewsPerPage && (
            <Pages total={total} pageSize={reviewsPerPage} sizes={[reviewsPerPage]} />
          )}
        </Box>
      )}
    </>
  );
}

const columns: Column<ReviewRow>[] = [
  { title: 'Entry', cell: ({ entry }) => <EntryTitle entry={entry} /> },
  { title: 'Kind', cell: ({ kind }) => kind },
  { title: 'Review by', cell: ({ reviewBy }) => reviewBy },
  {
    title: 'State',
    cell: ({ isPast }) => (isPast ? <WordBadge colour="danger">Past</WordBadge> : null),
  },
  { title: 'Owner', cell: ({ owner }) => owner },
  {
    title: 'Last reviewed',
    cell: ({ reviewedAt }) => (reviewedAt === null ? null : <Time iso={reviewedAt} />),
  },
];
