import { Pagination } from '@strapi/strapi/admin';
import { styled } from 'styled-components';

interface PagesProps {
  total: number;
  pageSize: number;
  sizes: readonly number[];
}

/** Pagination of a list; page and size are in the address. */
export function Pages({ total, pageSize, sizes }: PagesProps) {
  return (
    <Foot>
      <Pagination.Root pageCount={Math.ceil(total / pageSize)} total={total} defaultPageSize={pageSize}>
        <Pagination.PageSize options={sizes.map(String)} />
        <Pagination.Links />
      </Pagination.Root>
    </Foot>
  );
}

/** On a phone there is no room for both parts in one row: the number of entries would be cut off. */
const Foot = styled.div`
  @media (max-width: 480px) {
    > div {
      flex-wrap: wrap;
      gap: 1.2rem;
    }

    [role='combobox'] {
      min-width: 8rem;
    }
  }
`;
