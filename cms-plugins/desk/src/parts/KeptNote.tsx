import { Box, Button, Flex, Typography } from '@strapi/design-system';

/** Above a form that shows what was typed before: says so, and offers to discard it. */
export function KeptNote({ wasKept, onDiscard }: { wasKept: boolean; onDiscard: () => void }) {
  if (!wasKept) return null;
  return (
    <Box background="primary100" hasRadius padding={3} role="status">
      <Flex gap={3} wrap="wrap" justifyContent="space-between">
        <Typography>You had unsaved changes. They are filled in again.</Typography>
        <Button type="button" variant="tertiary" onClick={onDiscard}>
          Discard them
        </Button>
      </Flex>
    </Box>
  );
}
