import type { Band, Closing as ClosingWords } from '../../content/pages/page';
import type { Category, CategoryLink, PostCard } from '../../content/reading/post';
import { Closing } from '../../ui/Closing';
import { Breadcrumbs } from '../../ui/links/Breadcrumbs';
import { CategoryLinks } from './CategoryLinks';
import { NoPosts } from './NoPosts';
import { Paging } from './Paging';
import { PostTeaser } from './PostTeaser';
import '../../ui/styles/closing.css';
import './blog.css';

interface BlogListViewProps {
  band: Band;
  posts: PostCard[];
  page: number;
  pageCount: number;
  category?: Category;
  categories: CategoryLink[];
  closing: ClosingWords;
}

function ListHead({
  band,
  page,
  category,
  categories,
}: Omit<BlogListViewProps, 'posts' | 'pageCount' | 'closing'>) {
  const lead = category ? category.description : band.lead;
  return (
    <header className="blog-head">
      {category && (
        <Breadcrumbs
          crumbs={[{ label: 'Home', href: '/' }, { label: 'Blog', href: '/blog' }, { label: category.title }]}
        />
      )}
      <div>
        <h1>
          {category?.title ?? band.title}
          {page > 1 && <span className="blog-page">, page {page}</span>}
        </h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
      <CategoryLinks categories={categories} current={category?.slug} />
    </header>
  );
}

/**
 * One page of the blog's list, of all posts or of one category. The newest post opens the first page in the wide form.
 */
export function BlogListView({ posts, pageCount, closing, ...head }: BlogListViewProps) {
  const { page, category } = head;
  const [first, ...others] = posts;
  const opensWide = page === 1;
  const rest = opensWide ? others : posts;
  return (
    <section className="section blog">
      <div className="wrap">
        <ListHead {...head} />
        {first === undefined && <NoPosts category={category} />}
        {first !== undefined && opensWide && <PostTeaser post={first} isWide />}
        {rest.length > 0 && (
          <div className="teasers">
            {rest.map((post) => (
              <PostTeaser key={post.slug} post={post} />
            ))}
          </div>
        )}
        <Paging page={page} pageCount={pageCount} categorySlug={category?.slug} />
        <Closing {...closing} />
      </div>
    </section>
  );
}
