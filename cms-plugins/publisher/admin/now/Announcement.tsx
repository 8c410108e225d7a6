import type { PublishingState } from '@lanternway/contracts/publishing/staff';
import { VisuallyHidden } from '@strapi/design-system';
import { stageLabels } from '../labels';

/** What screen readers announce: stages and results, not seconds. */
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
  if (building !== null) return `The site is being built: ${stageLabels[building.stage]}.`;
  if (problem?.kind === 'refused') return 'Content needs fixing before it can go live.';
  if (problem !== null) return 'The site could not be built.';
  return live === null ? 'Nothing is live yet.' : `Release ${String(live.number)} is live.`;
}
