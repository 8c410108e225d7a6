import type { StageTime } from '@lanternway/contracts/publishing/staff';
import { DataTable } from '@lanternway/desk/parts/DataTable';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Typography } from '@strapi/design-system';
import { stageLabels } from '../labels';

/** How long each stage took. */
export function StagesPanel({ stages }: { stages: readonly StageTime[] }) {
  const total = stages.reduce((sum, { ms }) => sum + ms, 0);
  return (
    <Panel title="Stages">
      {stages.length === 0 ? (
        <Typography>No stage has finished yet.</Typography>
      ) : (
        <DataTable
          label="Stages"
          rows={[
            ...stages.map(({ stage, ms }) => ({ word: stageLabels[stage], ms })),
            { word: 'Total', ms: total },
          ]}
          keyOf={({ word }) => word}
          columns={[
            { title: 'Stage', cell: ({ word }) => word },
            {
              title: 'Took',
              cell: ({ ms }) => (
                <span style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
                  {`${ms.toLocaleString('en')} ms`}
                </span>
              ),
            },
          ]}
        />
      )}
    </Panel>
  );
}
