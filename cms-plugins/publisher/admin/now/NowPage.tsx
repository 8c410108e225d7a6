import type { PublishingState } from '@lanternway/contracts/publishing/staff';
import { Flex, LinkButton } from '@strapi/design-system';
import { ExternalLink } from '@strapi/icons';
import { usePublishing } from '../asking/use-state';
import { Found } from '@lanternway/desk/loading/Found';
import { PublishingFrame } from '../parts/PublishingFrame';
import { Announcement } from './Announcement';
import { BuildingPanel } from './BuildingPanel';
import { HoldNotice } from './HoldNotice';
import { LivePanel } from './LivePanel';
import { PlainBuildsNotice } from './PlainBuildsNotice';
import { ProblemNotice } from './ProblemNotice';
import { PublishNow } from './PublishNow';
import { ScheduledPanel } from './ScheduledPanel';
import { SleepNotice } from './SleepNotice';
import { WaitingPanel } from './WaitingPanel';

/** What is live, what is waiting, and what is running. */
export function NowPage() {
  const asked = usePublishing();
  const { loaded, reload } = asked;
  const state = loaded.kind === 'loaded' ? loaded.value : null;
  return (
    <PublishingFrame
      title="Publishing"
      subtitle={state === null ? '' : inShort(state)}
      actions={
        <Flex gap={2} wrap="wrap">
          <LinkButton
            href="/"
            isExternal
            variant="tertiary"
            startIcon={<ExternalLink />}
            disabled={state?.live === null}
          >
            View the site
          </LinkButton>
          {state !== null && <PublishNow state={state} onDone={reload} />}
        </Flex>
      }
    >
      <Found asked={asked}>{(value) => <Parts state={value} reload={reload} />}</Found>
    </PublishingFrame>
  );
}

function Parts({ state, reload }: { state: PublishingState; reload: () => void }) {
  const { hold, problem, building, live, plainBuilds } = state;
  return (
    <>
      <Announcement state={state} />
      {!state.isAwake && <SleepNotice />}
      {problem !== null && <ProblemNotice problem={problem} isTrying={building !== null} onDone={reload} />}
      {plainBuilds !== null && <PlainBuildsNotice plainBuilds={plainBuilds} />}
      {hold !== null && <HoldNotice hold={hold} />}
      <LivePanel live={live} />
      {building !== null && <BuildingPanel building={building} now={state.now} />}
      <WaitingPanel state={state} />
      <ScheduledPanel scheduled={state.scheduled} />
    </>
  );
}

/** One line about the state of the site. */
function inShort({ live, building, problem, hold, waitingCount, isStale }: PublishingState): string {
  if (problem?.kind === 'refused') return 'Published content needs fixing before it can go live';
  if (problem !== null) return 'The site could not be built';
  if (building !== null) return 'The site is being built';
  if (hold !== null) return `The site stays at release ${String(hold.number)}`;
  if (live === null) return 'Nothing is live yet';
  return waitingCount > 0 || isStale ? 'Changes are waiting to go live' : 'Everything published is live';
}
