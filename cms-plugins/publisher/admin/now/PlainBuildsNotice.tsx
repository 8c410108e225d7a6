import type { PublishingState } from '@lanternway/contracts/publishing/staff';
import { Typography } from '@strapi/design-system';
import { Ago } from '../parts/Ago';
import { Notice } from '@lanternway/desk/parts/Notice';

interface PlainBuildsNoticeProps {
  plainBuilds: NonNullable<PublishingState['plainBuilds']>;
}

/** Publishing works, but is slow, because the fast site builder does not run. */
export function PlainBuildsNotice({ plainBuilds: { since, why } }: PlainBuildsNoticeProps) {
  return (
    <Notice
      colour="warning"
      title="Publishing is slower than usual: the fast builder could not start. The site is built in full each time."
    >
      <Typography>
        Everything you publish still goes live, only later than usual. This began <Ago iso={since} />. The
        server tries to start the fast builder again by itself.
      </Typography>
      <Typography>
        If this stays, show the next line to the people who run the server. Their guide says what to do, under
        “When publishing is slow”.
      </Typography>
      <Typography variant="pi" textColor="neutral600" style={{ overflowWrap: 'anywhere' }}>
        {why}
      </Typography>
    </Notice>
  );
}
