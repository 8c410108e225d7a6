import type { Hold } from '@lanternway/contracts/publishing/staff';
import { Typography } from '@strapi/design-system';
import { Ago } from '../parts/Ago';
import { Notice } from '@lanternway/desk/parts/Notice';
import { formatNames } from '../labels';

/** The site was rolled back, and how that ends. */
export function HoldNotice({ hold: { number, at, by, until } }: { hold: Hold }) {
  return (
    <Notice colour="warning" title={`The site was rolled back to release ${String(number)}.`}>
      <Typography>
        {`By ${formatNames(by === null ? [] : [by])}, `}
        <Ago iso={at} />.
      </Typography>
      <Typography>
        {until === 'asked'
          ? 'Publishing is frozen: the site stays there until someone presses Publish now.'
          : 'The site stays there until something is published, or someone presses Publish now.'}
      </Typography>
    </Notice>
  );
}
