import type { EntryState } from '@lanternway/contracts/publishing/entry';
import { readState } from '@lanternway/contracts/publishing/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { WordBadge, type Colour } from '@lanternway/desk/parts/WordBadge';
import { Flex, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { useElapsed } from '../now/use-elapsed';
import { Ago } from '../parts/Ago';
import { publishingPage } from '../paths';
import { stageSentence, waitingSentence } from './standing';

const badges: Record<EntryState['state'], [colour: Colour, word: string]> = {
  draft: ['neutral', 'Not on the site'],
  waiting: ['primary', 'Waiting'],
  live: ['success', 'Live'],
  leaving: ['primary', 'Still on the site'],
};

/** Whether the site shows the entry, since when, or how soon. Screen readers announce the badge as it changes, not the times. */
export function EntryStanding({ state: { state, liveSince } }: { state: EntryState }) {
  const [colour, word] = badges[state];
  return (
    <Flex direction="column" alignItems="start" gap={2}>
      <div role="status">
        <WordBadge colour={colour}>{word}</WordBadge>
      </div>
      {state === 'draft' && <Typography>It is not published.</Typography>}
      {state === 'live' && <Since iso={liveSince} />}
      {(state === 'waiting' || state === 'leaving') && <Underway state={state} />}
    </Flex>
  );
}

const Since = ({ iso }: { iso: string | null }) => (
  <Typography>
    {iso === null ? (
      'The site shows the published version.'
    ) : (
      <>
        The published version went live <Ago iso={iso} />.
      </>
    )}
  </Typography>
);

const paceMs = 1_500;

function Underway({ state }: { state: 'waiting' | 'leaving' }) {
  const { loaded } = useLoaded(readCall(readState, {}), () => paceMs);
  const site = loaded.kind === 'loaded' ? loaded.value : null;
  const startedAt = site?.building?.startedAt ?? new Date(0).toISOString();
  const elapsedMs = useElapsed(startedAt, site?.now ?? startedAt);
  const stage = stageSentence(site);
  return (
    <>
      <Typography>{waitingSentence(state, site, elapsedMs)}</Typography>
      {stage !== null && (
        <Typography variant="pi" textColor="neutral600">
          {stage}
        </Typography>
      )}
      {site !== null && (site.problem !== null || site.hold !== null) && (
        <Link tag={NavLink} to={publishingPage}>
          See why it is waiting
        </Link>
      )}
    </>
  );
}
