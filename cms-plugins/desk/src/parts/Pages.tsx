import { Pagination } from '@strapi/strapi/admin';

interface PagesProps {
  total: number;
  pageSize: number;
  sizes: readonly number[];
}

/** Pagination of a list; page and size are in the address. */
export function Pages({ total, pageSize, sizes }: PagesProps) {
  return (
    <Pagination.Root pageCount={Math.ceil(total / pageSize)} total={total} defaultPageSize={pageSize}>
      <Pagination.PageSize options={sizes.map(String)} />
      <Pagination.Links />
    </Pagination.Root>
  );
}
