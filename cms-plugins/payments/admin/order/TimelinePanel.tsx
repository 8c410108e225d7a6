import type { Actor, TimelineLine } from '@lanternway/contracts/payments/staff';
import { orderStateLabels, providerNames } from '@lanternway/contracts/payments/orders';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Time } from '@lanternway/desk/parts/Time';
import { Box, Flex, Typography } from '@strapi/design-system';
import { CopyId } from '../parts/CopyId';

const actorLabels: Record<Actor, string> = {
  parent: 'The parent',
  webhook: 'From the provider',
  reconciler: 'Found by checking with the provider',
  staff: 'Staff',
  server: 'The server',
};

/** Everything that has happened, oldest first. No line can be changed. */
export function TimelinePanel({ timeline }: { timeline: readonly TimelineLine[] }) {
  return (
    <Panel title="Timeline">
      <Flex
        tag="ol"
        direction="column"
        alignItems="stretch"
        gap={4}
        aria-label="What has happened, oldest first"
      >
        {timeline.map((line, index) => (
          // Lines are only added, at the end.
          <Line key={index} line={line} />
        ))}
      </Flex>
    </Panel>
  );
}

function Line({ line: { at, actor, by, words, from, to, provider, ref } }: { line: TimelineLine }) {
  return (
    <Box tag="li" paddingLeft={3} borderColor="neutral200" borderStyle="solid" borderWidth="0 0 0 2px">
      <Typography tag="p" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        {words}
      </Typography>
      <Typography tag="p" variant="pi" textColor="neutral600">
        {`${by ?? actorLabels[actor]} · `}
        <Time iso={at} />
        {to !== null && ` · ${from === null ? '' : `${orderStateLabels[from]} → `}${orderStateLabels[to]}`}
      </Typography>
      {ref !== null && (
        <CopyId id={ref} what={provider === null ? 'number' : `id at ${providerNames[provider]}`} />
      )}
    </Box>
  );
}
