import { Typography } from '@strapi/design-system';
import { Notice } from '../parts/Notice';

/** This installation makes no site by itself. */
export function SleepNotice() {
  return (
    <Notice colour="warning" title="Publishing is switched off in this installation.">
      <Typography>
        What you publish is kept and waits. Whoever runs the server switches publishing on, or makes the site
        by hand.
      </Typography>
    </Notice>
  );
}
