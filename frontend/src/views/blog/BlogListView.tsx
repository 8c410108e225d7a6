import type { Band } from '../../content/pages/page';
import type { Category, CategoryLink, PostCard } from '../../content/reading/post';
import { Breadcrumbs } from '../../ui/links/Breadcrumbs';
import './blog.css';
import { CategoryLinks } from './CategoryLinks';
import { NoPosts } from './NoPosts';
import { Paging } from './Paging';
import { PostTeaser } from './PostTeaser';

interface BlogListViewProps {
  band: Band;
  posts: PostCard[];
  page: number;
  pageCount: number;
  category?: Category;
  categories: CategoryLink[];
}

const home = { label: 'Home', href: '/' };
const blog = { label: 'Blog', href: '/blog' };

/**
 * One page of the blog's list, of all posts or of one category. The newest post opens the first page in the wide form.
 */
export function BlogListView({ band, posts, page, pageCount, category, categories }: BlogListViewProps) {
  const title = category?.title ?? band.title;
  const lead = category ? category.description : band.lead;
  const [first, ...others] = posts;
  const opensWide = page === 1;
  const rest = opensWide ? others : posts;
  return (
    <section className="section blog">
      <div className="wrap">
        <header className="head">
          <Breadcrumbs
            crumbs={category ? [home, blog, { label: category.title }] : [home, { label: 'Blog' }]}
          />
          <h1>
            {title}
            {page > 1 && <span className="blog-page">, page {page}</span>}
          </h1>
          {lead && <p className="lead">{lead}</p>}
          <CategoryLinks categories={categories} current={category?.slug} />
        </header>
        {first === undefined && <NoPosts />}
        {first !== undefined && opensWide && <PostTeaser post={first} isWide />}
        {rest.length > 0 && (
          <div className="teasers">
            {rest.map((post) => (
              <PostTeaser key={post.slug} post={post} />
            ))}
          </div>
        )}
        <Paging page={page} pageCount={pageCount} categorySlug={category?.slug} />
      </div>
    </section>
  );
}
