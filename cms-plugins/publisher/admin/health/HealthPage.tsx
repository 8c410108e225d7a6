import { typeName } from '@lanternway/contracts/publishing/entry-link';
import type { HealthPage as Health } from '@lanternway/contracts/publishing/health';
import { faultKinds, faultLabels, faultsPerPage } from '@lanternway/contracts/publishing/health';
import { checkHealth, readHealth } from '@lanternway/contracts/publishing/health-calls';
import { readCall, writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { OneChoice } from '@lanternway/desk/inputs/Choice';
import { askFor, fitting, known, readPage, withChange } from '@lanternway/desk/lists/address';
import { Notice } from '@lanternway/desk/parts/Notice';
import { Pages } from '@lanternway/desk/parts/Pages';
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useSearchParams } from 'react-router-dom';
import { useDoing } from '../asking/use-doing';
import { counted } from '../labels';
import { Ago } from '../parts/Ago';
import { Found, Nothing } from '@lanternway/desk/loading/Found';
import { PublishingFrame } from '../parts/PublishingFrame';
import { useRights } from '../rights';
import { FaultsTable } from './FaultsTable';
import { HealthSettings } from './HealthSettings';

/** What the nightly check of the content has found. */
export function HealthPage() {
  const { mayHealth } = useRights();
  const [query] = useSearchParams();
  const asked = useLoaded(
    mayHealth ? readCall(readHealth, {}, askedFor(query)) : null,
    ({ isAsked }: Health) => (isAsked ? 3_000 : 30_000),
  );
  const isUnderWay = asked.loaded.kind === 'loaded' && asked.loaded.value.isAsked;
  return (
    <PublishingFrame
      title="Health"
      subtitle="What is wrong with the content. All of it is checked every night."
      actions={mayHealth && <CheckNow isUnderWay={isUnderWay} onDone={asked.reload} />}
    >
      {mayHealth ? (
        <Found asked={asked}>{(health) => <Loaded health={health} reload={asked.reload} />}</Found>
      ) : (
        <Nothing>Your role does not see the health of the content.</Nothing>
      )}
    </PublishingFrame>
  );
}

const askedFor = (query: URLSearchParams): string =>
  askFor({
    kind: known(faultKinds, query.get('kind')),
    uid: fitting(typeName, query.get('uid')),
    owner: fitting(/^[1-9]\d{0,8}$/, query.get('owner')),
    show: known(['left'] as const, query.get('show')),
    page: String(readPage(query)),
  });

/** What is said where the list is empty. */
function sentenceOfEmpty({ last, isAsked }: Health, query: URLSearchParams): string {
  if (last === null) return 'Nothing has been checked yet.';
  if (query.get('show') === 'left') return 'Nothing has been left alone here.';
  return isAsked ? 'The last check found nothing wrong here.' : 'Nothing is wrong here.';
}

function Loaded({ health, reload }: { health: Health; reload: () => void }) {
  const [query] = useSearchParams();
  return (
    <>
      <LastCheck health={health} />
      <Filters health={health} />
      {health.faults.length === 0 ? (
        <Nothing>{sentenceOfEmpty(health, query)}</Nothing>
      ) : (
        <Box>
          <FaultsTable faults={health.faults} total={health.total} onDone={reload} />
          {health.total > faultsPerPage && (
            <Pages total={health.total} pageSize={faultsPerPage} sizes={[faultsPerPage]} />
          )}
        </Box>
      )}
      <HealthSettings settings={health.settings} onSaved={reload} />
    </>
  );
}

const LastCheck = ({ health: { last, isAsked, triesLinks } }: { health: Health }) => (
  <Box role="status">
    {isAsked ? (
      <Notice colour="primary" title="A check is under way">
        {last !== null && (
          <Typography tag="p">
            {'This page still shows what the last check found, '}
            <Ago iso={last.at} />
            {'. It shows the new result as soon as there is one.'}
          </Typography>
        )}
      </Notice>
    ) : (
      <Typography tag="p" textColor="neutral600">
        {last !== null && (
          <>
            {'Last checked '}
            <Ago iso={last.at} />
            {`: ${counted(last.entries, 'entry', 'entries')} and ${counted(last.links, 'link', 'links')} to other sites, in ${counted(last.seconds, 'second', 'seconds')}. `}
          </>
        )}
        {!triesLinks && 'Links to other sites are not checked in this installation.'}
      </Typography>
    )}
  </Box>
);

function Filters({ health: { counts, left, types, people } }: { health: Health }) {
  const [query, setQuery] = useSearchParams();
  const choose = (part: string) => (value: string) => {
    setQuery(withChange(query, { [part]: value }));
  };
  const kinds = counts.map(({ kind, count }) => [kind, `${faultLabels[kind]} (${String(count)})`] as const);
  return (
    <Flex gap={3} wrap="wrap" alignItems="end">
      <OneChoice
        label="Fault"
        placeholder="All faults"
        options={kinds}
        value={query.get('kind')}
        onChange={choose('kind')}
      />
      <OneChoice
        label="Kind of entry"
        placeholder="All kinds"
        options={types.map(({ uid, kind }) => [uid, kind] as const)}
        value={query.get('uid')}
        onChange={choose('uid')}
      />
      <OneChoice
        label="Owner"
        placeholder="Everybody"
        options={people.map(({ id, name }) => [String(id), name] as const)}
        value={query.get('owner')}
        onChange={choose('owner')}
      />
      <OneChoice
        label="Show"
        placeholder="Open"
        options={[['left', `Left alone (${String(left)})`]]}
        value={query.get('show')}
        onChange={choose('show')}
      />
    </Flex>
  );
}

interface CheckNowProps {
  /** Whether the server checks already. */
  isUnderWay: boolean;
  onDone: () => void;
}

function CheckNow({ isUnderWay, onDone }: CheckNowProps) {
  const { isBusy, act } = useDoing();
  const isChecking = isBusy || isUnderWay;
  return (
    <Button
      loading={isChecking}
      onClick={() => {
        void act(writeCall(checkHealth, {}, {})).then(onDone);
      }}
    >
      {isChecking ? 'Checking…' : 'Check now'}
    </Button>
  );
}
