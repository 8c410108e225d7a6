import type { InboxRow } from '@lanternway/contracts/enquiries/staff';
import { Typography } from '@strapi/design-system';

/** Where the enquiry came from: the source, and below it the campaign. */
export function Origin({ row: { source, campaign } }: { row: InboxRow }) {
  if (source === null && campaign === null) {
    return (
      <Typography variant="pi" textColor="neutral600">
        Direct / unknown
      </Typography>
    );
  }
  return (
    <>
      {source !== null && (
        <Typography tag="p" variant="pi" ellipsis title={source}>
          {source}
        </Typography>
      )}
      {campaign !== null && (
        <Typography tag="p" variant="pi" textColor="neutral600" ellipsis title={campaign}>
          {campaign}
        </Typography>
      )}
    </>
  );
}
