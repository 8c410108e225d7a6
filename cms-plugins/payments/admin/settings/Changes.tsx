import type { SettingChange } from '@lanternway/contracts/payments/finance-settings-changes';
import { Box, Typography } from '@strapi/design-system';

/** The changed settings, each with its old and new value. */
export function Changes({ changes }: { changes: readonly SettingChange[] }) {
  return (
    <Box tag="ul">
      {changes.map(({ what, before, after }) => (
        <Box tag="li" key={what} paddingBottom={1} style={{ overflowWrap: 'anywhere' }}>
          <Typography fontWeight="bold">{`${what}: `}</Typography>
          <Typography>{`before ${before}, after ${after}`}</Typography>
        </Box>
      ))}
    </Box>
  );
}
