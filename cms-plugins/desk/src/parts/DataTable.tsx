import { Table, Tbody, Td, Th, Thead, Tr, Typography, VisuallyHidden } from '@strapi/design-system';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { keepKeys } from '../lists/cell-keys';
import { openRow } from '../lists/open-row';

export interface Column<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
}

export interface DataTableProps<Row> {
  label: string;
  rows: readonly Row[];
  /** The number of rows on all pages. */
  total?: number;
  keyOf: (row: Row) => string;
  columns: readonly Column<Row>[];
  /** A click anywhere in a row follows its first link. */
  opens?: boolean;
}

/** A table. In a narrow window it scrolls inside its box. */
export function DataTable<Row>({ label, rows, total, keyOf, columns, opens }: DataTableProps<Row>) {
  return (
    <ScrollBox label={label}>
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
            <Tr key={keyOf(row)} {...(opens === true && { onClick: openRow, style: { cursor: 'pointer' } })}>
              {columns.map(({ title, cell }) => (
                <Td key={title}>
                  <Typography tag="div" textColor="neutral800" onKeyDown={keepKeys}>
                    {cell(row) ?? <NoValue />}
                  </Typography>
                </Td>
              ))}
            </Tr>
          ))}
        </Tbody>
      </Table>
    </ScrollBox>
  );
}

/** Where the table is wider than its box, the keyboard scrolls it and a shadow at the edge says that there is more. */
function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [isWide, setIsWide] = useState(false);
  useEffect(() => {
    const { current } = box;
    if (current === null) return undefined;
    const look = () => {
      setIsWide(current.scrollWidth > current.clientWidth);
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(current);
    if (current.firstElementChild !== null) sizes.observe(current.firstElementChild);
    return () => {
      sizes.disconnect();
    };
  }, []);
  const scrolled = { role: 'region', tabIndex: 0, 'aria-label': `${label}: scrolls sideways` };
  return (
    <Scrolled ref={box} {...(isWide ? scrolled : {})}>
      {children}
    </Scrolled>
  );
}

const Scrolled = styled.div`
  width: 100%;
  overflow: auto;

  /* A number of one digit can be pressed as well as a long one. */
  td a {
    min-width: 2.4rem;
    min-height: 2.4rem;
  }

  &[tabindex] {
    box-shadow: inset -0.8rem 0 0.6rem -0.6rem ${({ theme }) => theme.colors.neutral300};
  }

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }

  @media (max-width: 480px) {
    th,
    td {
      padding-inline: 0.8rem;
    }
  }
`;

/** An empty cell, with a text for screen readers. */
export function NoValue() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>None</VisuallyHidden>
    </>
  );
}
