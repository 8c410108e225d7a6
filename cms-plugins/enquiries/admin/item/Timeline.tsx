import type { TimelineEntry } from '@lanternway/contracts/enquiries/staff-item';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Time } from '@lanternway/desk/parts/Time';
import { Box, Flex, Typography } from '@strapi/design-system';

/** What has happened, latest first. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <Panel title="Timeline">
      <Flex
        tag="ol"
        direction="column"
        alignItems="stretch"
        gap={4}
        aria-label="What has happened, the latest first"
      >
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </Flex>
    </Panel>
  );
}

function Entry({ entry: { text, note, by, at } }: { entry: TimelineEntry }) {
  return (
    <Box tag="li" paddingLeft={3} borderColor="neutral200" borderStyle="solid" borderWidth="0 0 0 2px">
      <Typography tag="p" style={{ overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      {note !== null && (
        <Box background="neutral100" hasRadius padding={3} marginTop={1} marginBottom={1}>
          <Typography tag="p" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {note}
          </Typography>
        </Box>
      )}
      <Typography tag="p" variant="pi" textColor="neutral600">
        {by === null ? '' : `${by} · `}
        <Time iso={at} />
      </Typography>
    </Box>
  );
}
