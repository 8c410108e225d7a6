import type { Building } from '@lanternway/contracts/publishing/staff';
import { Panel } from '@lanternway/desk/parts/Panel';
import { WordBadge } from '@lanternway/desk/parts/WordBadge';
import { Flex, Typography } from '@strapi/design-system';
import { Bar } from '../parts/Bar';
import { formatNames, stageLabels } from '../labels';
import { timeLeft, percentOf } from './progress';
import { useElapsed } from './use-elapsed';

/** The release that is being built. */
export function BuildingPanel({ building, now }: { building: Building; now: string }) {
  const { number, stage, startedAt, expectedMs, reason, by } = building;
  const elapsedMs = useElapsed(startedAt, now);
  const percent = percentOf({ elapsedMs, expectedMs });
  return (
    <Panel title="Building" action={<WordBadge colour="primary">{`Release ${String(number)}`}</WordBadge>}>
      <Flex direction="column" alignItems="stretch" gap={2}>
        <Flex justifyContent="space-between" gap={2} wrap="wrap">
          <Typography fontWeight="bold">{stageLabels[stage]}</Typography>
          <Typography textColor="neutral600">{timeLeft({ elapsedMs, expectedMs })}</Typography>
        </Flex>
        <Bar percent={percent} label="Progress of the release" text={stageLabels[stage]} />
        <Typography textColor="neutral600" style={{ overflowWrap: 'anywhere' }}>
          {[reason, ...(by.length === 0 ? [] : [`for ${formatNames(by)}`])]
            .filter((part) => part !== '')
            .join(' · ')}
        </Typography>
      </Flex>
    </Panel>
  );
}
