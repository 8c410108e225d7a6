import type { PublishingState } from '@lanternway/contracts/publishing/staff';
import { VisuallyHidden } from '@strapi/design-system';
import { stageLabels } from '../labels';

/** Said aloud as it changes: stages and ends, not seconds. */
export function Announcement({ state }: { state: PublishingState }) {
  return (
    <VisuallyHidden>
      <div role="status" aria-live="polite">
        {announcedOf(state)}
      </div>
    </VisuallyHidden>
  );
}

function announcedOf({ building, problem, live }: PublishingState): string {
  if (building !== null) return `The site is being made: ${stageLabels[building.stage]}.`;
  if (problem?.kind === 'refused') return 'Content has to be mended before it can go live.';
  if (problem !== null) return 'The site could not be made.';
  return live === null ? 'Nothing is live yet.' : `Release ${String(live.number)} is live.`;
}
