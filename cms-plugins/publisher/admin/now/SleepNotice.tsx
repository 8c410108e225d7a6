import { Typography } from '@strapi/design-system';
import { Notice } from '@lanternway/desk/parts/Notice';

/** This installation does not build the site automatically. */
export function SleepNotice() {
  return (
    <Notice colour="warning" title="Publishing is switched off in this installation.">
      <Typography>
        What you publish is saved and waits. The people who run the server can switch publishing on, or build
        the site by hand.
      </Typography>
    </Notice>
  );
}
