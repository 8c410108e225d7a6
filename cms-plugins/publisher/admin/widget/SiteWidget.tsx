import type { PublishingState } from '@lanternway/contracts/publishing/staff';
import { Flex, Link, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { usePublishing } from '../asking/use-state';
import { Announcement } from '../now/Announcement';
import { Ago } from '../parts/Ago';
import { EntryTitle } from '../parts/EntryTitle';
import { buildPage, publishingPage } from '../paths';
import { counted, formatNames, stageLabels } from '../labels';

/** On the admin's home: what is live, what is waiting, what is being built, and what blocks it. */
export function SiteWidget() {
  const { loaded } = usePublishing();
  if (loaded.kind === 'loading') return <Widget.Loading />;
  if (loaded.kind !== 'loaded') {
    return <Widget.Error>The state of the site cannot be shown at the moment.</Widget.Error>;
  }
  const state = loaded.value;
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Announcement state={state} />
      <Trouble state={state} />
      <Live state={state} />
      <Waiting state={state} />
      {state.building !== null && (
        <Line>{`Building: ${stageLabels[state.building.stage].toLowerCase()}.`}</Line>
      )}
    </Flex>
  );
}

const Line = ({ children }: { children: ReactNode }) => (
  <Typography tag="p" style={{ overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);

function Trouble({ state: { problem, hold, isAwake } }: { state: PublishingState }) {
  const [fault, ...others] = problem?.kind === 'refused' ? problem.faults : [];
  return (
    <>
      {problem !== null && (
        <Typography tag="p" fontWeight="bold" textColor="danger600" style={{ overflowWrap: 'anywhere' }}>
          {problem.kind === 'broken'
            ? 'The site could not be built. Your content is not the cause.'
            : (fault?.text ?? '')}
        </Typography>
      )}
      {fault?.entry?.href !== undefined && fault.entry.href !== null && (
        <Line>
          <Link tag={NavLink} to={fault.entry.href}>{`Open “${fault.entry.title}”`}</Link>
        </Line>
      )}
      {others.length > 0 && (
        <Line>
          <Link tag={NavLink} to={publishingPage}>{`And ${counted(others.length, 'more', 'more')}`}</Link>
        </Line>
      )}
      {hold !== null && <Line>{`The site was rolled back to release ${String(hold.number)}.`}</Line>}
      {!isAwake && <Line>Publishing is switched off in this installation.</Line>}
    </>
  );
}

function Live({ state: { live } }: { state: PublishingState }) {
  if (live === null) return <Line>Nothing is live yet.</Line>;
  const { number, liveAt, startedAt, by } = live;
  return (
    <Line>
      <Link tag={NavLink} to={buildPage(number)}>{`Release ${String(number)}`}</Link>
      {' went live '}
      <Ago iso={liveAt ?? startedAt} />
      {by.length === 0 ? '.' : `, by ${formatNames(by)}.`}
    </Line>
  );
}

const maxShown = 3;

function Waiting({ state }: { state: PublishingState }) {
  const { waiting, waitingCount, isStale, building, hold } = state;
  if (waitingCount === 0) {
    // The roll back is mentioned above.
    if (building !== null || hold !== null) return null;
    return <Line>{isStale ? 'The site will be rebuilt soon.' : 'Everything published is live.'}</Line>;
  }
  return (
    <>
      <Line>{`${counted(waitingCount, 'change is waiting', 'changes are waiting')} to go live:`}</Line>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={1} aria-label="Waiting to go live">
        {waiting.slice(0, maxShown).map(({ kind, entry, at }) => (
          <li key={`${entry.uid} ${entry.documentId} ${at}`}>
            <Typography>
              {`${kind} `}
              <EntryTitle entry={entry} />
            </Typography>
          </li>
        ))}
      </Flex>
    </>
  );
}
