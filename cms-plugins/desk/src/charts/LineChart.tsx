import { Box, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { DataTable } from '../parts/DataTable';
import { Lines } from './Lines';
import { TableSwitch } from './TableSwitch';
import { useWidth } from './use-width';

export interface ChartLine {
  /** 'visits': follows the last number at the end of the line. */
  word: string;
  /** 'visit', where the last number may be one. */
  one?: string;
  /** One for each point. */
  values: readonly number[];
}

interface LineChartProps {
  /** What the chart shows, as a sentence with its main figures: screen readers read it in place of the lines. */
  sentence: string;
  /** What a point is: 'Day'. */
  pointTitle: string;
  points: readonly string[];
  lines: readonly ChartLine[];
  /** Why the last point may still grow: 'Today is not over.' The way to it is shaded; null where it is whole. */
  openEnd: string | null;
}

interface Row {
  point: string;
  values: readonly number[];
}

/** Numbers over time as lines, which differ in more than their colour; behind a button as a table. */
export function LineChart({ sentence, pointTitle, points, lines, openEnd }: LineChartProps) {
  const [isTable, setIsTable] = useState(false);
  const [holder, width] = useWidth<HTMLDivElement>();
  const rows: Row[] = points.map((point, index) => ({
    point,
    values: lines.map(({ values }) => values[index] ?? 0),
  }));
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Flex justifyContent="space-between" alignItems="start" gap={2} wrap="wrap">
        <Typography textColor="neutral600">{sentence}</Typography>
        <TableSwitch isTable={isTable} onChange={setIsTable} />
      </Flex>
      <div ref={holder}>
        {isTable ? (
          <Box maxHeight="24rem" overflow="auto" tabIndex={0} role="region" aria-label={sentence}>
            <DataTable
              label={sentence}
              rows={rows}
              keyOf={({ point }) => point}
              columns={[
                { title: pointTitle, cell: ({ point }) => point },
                ...lines.map(({ word }, index) => ({
                  title: word,
                  cell: ({ values }: Row) => (values[index] ?? 0).toLocaleString(),
                })),
              ]}
            />
          </Box>
        ) : (
          <Lines
            {...{ width, sentence, points, lines }}
            shadedFrom={openEnd === null ? null : Math.max(0, points.length - 2)}
          />
        )}
      </div>
      {openEnd !== null && (
        <Typography variant="pi" textColor="neutral600">
          {`${openEnd} What is shaded still grows.`}
        </Typography>
      )}
    </Flex>
  );
}
