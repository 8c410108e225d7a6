import { Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import { Card, Cards } from '../parts/Cards';
import { DataTable, type DataTableProps } from '../parts/DataTable';
import { useNarrow } from './use-narrow';

/** A list that is read row by row: a table, or cards in a narrow window. */
export function ListTable<Row>(props: DataTableProps<Row>) {
  return useNarrow() ? <RowCards {...props} /> : <DataTable {...props} />;
}

/** A card for each row. An empty cell takes no line. */
const RowCards = <Row,>({ label, rows, keyOf, columns }: DataTableProps<Row>) => (
  <Cards label={label}>
    {rows.map((row) => (
      <Card key={keyOf(row)}>
        <Cells>
          {columns
            .map(({ title, cell }) => ({ title, content: cell(row) ?? null }))
            .filter(({ content }) => content !== null && content !== false)
            .map(({ title, content }) => (
              <div key={title}>
                <Typography tag="dt" variant="pi" textColor="neutral600">
                  {title}
                </Typography>
                <Typography tag="dd" textColor="neutral800">
                  {content}
                </Typography>
              </div>
            ))}
        </Cells>
      </Card>
    ))}
  </Cards>
);

const Cells = styled.dl`
  display: grid;
  gap: 0.8rem;

  > div {
    display: grid;
    grid-template-columns: 8.4rem minmax(0, 1fr);
    gap: 0.8rem;
    align-items: baseline;
  }

  dd {
    overflow-wrap: anywhere;
  }

  /* A number of one digit can be pressed as well as a long one. */
  dd a {
    min-width: 2.4rem;
    min-height: 2.4rem;
  }

  /* A card has less room than a column of the table asks for. */
  dd div {
    min-width: 0;
  }
`;
