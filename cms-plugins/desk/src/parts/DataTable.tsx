import { Box, Table, Tbody, Td, Th, Thead, Tr, Typography, VisuallyHidden } from '@strapi/design-system';
import type { ReactNode } from 'react';

export interface Column<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  label: string;
  rows: readonly Row[];
  /** The number of rows on all pages. */
  total?: number;
  keyOf: (row: Row) => string;
  columns: readonly Column<Row>[];
}

/** A table. In a narrow window it scrolls inside its box. */
export function DataTable<Row>({ label, rows, total, keyOf, columns }: DataTableProps<Row>) {
  return (
    <Box overflow="auto" width="100%">
      <Table colCount={columns.length} rowCount={(total ?? rows.length) + 1} aria-label={label}>
        <Thead>
          <Tr>
            {columns.map(({ title }) => (
              <Th key={title}>
                <Typography variant="sigma">{title}</Typography>
              </Th>
            ))}
          </Tr>
        </Thead>
        <Tbody>
          {rows.map((row) => (
            <Tr key={keyOf(row)}>
              {columns.map(({ title, cell }) => (
                <Td key={title}>
                  <Typography tag="div" textColor="neutral800">
                    {cell(row) ?? <NoValue />}
                  </Typography>
                </Td>
              ))}
            </Tr>
          ))}
        </Tbody>
      </Table>
    </Box>
  );
}

/** An empty cell, with a text for screen readers. */
export function NoValue() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>None</VisuallyHidden>
    </>
  );
}
