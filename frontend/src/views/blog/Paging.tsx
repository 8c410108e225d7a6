import { Anchor } from '../../ui/links/Anchor';
import { ButtonLink } from '../../ui/links/ButtonLink';
import { Icon } from '../../ui/art/Icon';
import { listPagePath } from './blog-paths';
import { pageNumbers } from './page-numbers';

interface PagingProps {
  page: number;
  pageCount: number;
  categorySlug: string | undefined;
}

export function Paging({ page, pageCount, categorySlug }: PagingProps) {
  if (pageCount <= 1) return null;
  return (
    <nav className="paging" aria-label="Pages of the blog">
      {page > 1 && (
        <ButtonLink look="outline" size="small" href={listPagePath(page - 1, categorySlug)} rel="prev">
          <Icon name="arrow-left-bold" />
          Newer posts
        </ButtonLink>
      )}
      <ol>
        {pageNumbers(page, pageCount).map((number, place) =>
          number === null ? (
            <li key={`gap ${String(place)}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <Anchor
                href={listPagePath(number, categorySlug)}
                aria-current={number === page ? 'page' : undefined}
              >
                <span className="vh">Page </span>
                {number}
              </Anchor>
            </li>
          ),
        )}
      </ol>
      {page < pageCount && (
        <ButtonLink look="outline" size="small" href={listPagePath(page + 1, categorySlug)} rel="next">
          Older posts
          <Icon name="arrow-right-bold" />
        </ButtonLink>
      )}
    </nav>
  );
}
