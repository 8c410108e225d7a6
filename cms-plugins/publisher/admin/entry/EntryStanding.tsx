import { statePath, type PublishingState } from '@lanternway/contracts/publishing';
import type { EntryState } from '@lanternway/contracts/publishing-desk';
import { Flex, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { useLoaded } from '../asking/use-loaded';
import { useElapsed } from '../now/use-elapsed';
import { Ago } from '../parts/Ago';
import { WordBadge } from '../parts/WordBadge';
import { publishingPage } from '../paths';
import { stageInWords, waitingInWords } from './standing';

/** Whether the site shows it, since when, or how soon. Said aloud as it changes. */
export function EntryStanding({ state: { state, liveSince } }: { state: EntryState }) {
  return (
    <div role="status" aria-live="polite">
      <Flex direction="column" alignItems="start" gap={2}>
        {state === 'draft' && (
          <>
            <WordBadge colour="neutral">Not on the site</WordBadge>
            <Typography>It is not published.</Typography>
          </>
        )}
        {state === 'live' && (
          <>
            <WordBadge colour="success">Live</WordBadge>
            <Typography>
              {liveSince === null ? (
                'The site shows what is published.'
              ) : (
                <>
                  The site has shown what is published since <Ago iso={liveSince} />.
                </>
              )}
            </Typography>
          </>
        )}
        {(state === 'waiting' || state === 'leaving') && <Underway state={state} />}
      </Flex>
    </div>
  );
}

const paceMs = 1_500;

function Underway({ state }: { state: 'waiting' | 'leaving' }) {
  const { loaded } = useLoaded<PublishingState>(statePath, () => paceMs);
  const site = loaded.kind === 'loaded' ? loaded.value : null;
  const startedAt = site?.building?.startedAt ?? new Date(0).toISOString();
  const elapsedMs = useElapsed(startedAt, site?.now ?? startedAt);
  const stage = stageInWords(site);
  return (
    <>
      <WordBadge colour="primary">{state === 'waiting' ? 'Waits' : 'Still on the site'}</WordBadge>
      {/* The seconds are for the eye; the badge is said aloud. */}
      <Typography aria-live="off">{waitingInWords(state, site, elapsedMs)}</Typography>
      {stage !== null && (
        <Typography aria-live="off" variant="pi" textColor="neutral600">
          {stage}
        </Typography>
      )}
      {site !== null && (site.problem !== null || site.hold !== null) && (
        <Link tag={NavLink} to={publishingPage}>
          See what keeps it back
        </Link>
      )}
    </>
  );
}
