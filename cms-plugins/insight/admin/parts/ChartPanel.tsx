import { TableSwitch } from '@lanternway/desk/charts/TableSwitch';
import { Panel } from '@lanternway/desk/parts/Panel';
import { SaveFileButton } from '@lanternway/desk/parts/SaveFileButton';
import { Flex } from '@strapi/design-system';
import { useState, type ReactNode } from 'react';

interface ChartPanelProps {
  title: string;
  chart: ReactNode;
  table: ReactNode;
  file?: { path: string; name: string };
}

/** A chart whose numbers are one button away as a table. Print shows what is shown. */
export function ChartPanel({ title, chart, table, file }: ChartPanelProps) {
  const [isTable, setIsTable] = useState(false);
  return (
    <Panel
      title={title}
      action={
        <Flex gap={2} wrap="wrap">
          <TableSwitch isTable={isTable} onChange={setIsTable} />
          {file !== undefined && (
            <SaveFileButton of={title} path={file.path} fileName={file.name} variant="tertiary">
              Export CSV
            </SaveFileButton>
          )}
        </Flex>
      }
    >
      {isTable ? table : chart}
    </Panel>
  );
}
