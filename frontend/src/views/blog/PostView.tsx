import type { Post } from '../../content/reading/post';
import { ButtonLink } from '../../ui/links/ButtonLink';
import { Breadcrumbs } from '../../ui/links/Breadcrumbs';
import { PictureImg } from '../../ui/PictureImg';
import { RichText } from '../../ui/RichText';
import { AuthorBio } from './AuthorBio';
import { AuthorLine } from './AuthorLine';
import './blog.css';
import { categoryPath } from './blog-paths';
import { RelatedPosts } from './RelatedPosts';

/** A blog post: a text column, a cover wider than it, its author, and what to read next. */
export function PostView({ post }: { post: Post }) {
  return (
    <div className="section post">
      <article className="bp">
        <header>
          <Breadcrumbs
            crumbs={[
              { label: 'Blog', href: '/blog' },
              { label: post.category.title, href: categoryPath(post.category.slug) },
            ]}
          />
          <h1>{post.title}</h1>
          <p className="lead">{post.excerpt}</p>
          <AuthorLine author={post.author} publishedOn={post.publishedOn} minutes={post.minutes} />
        </header>
        <figure className="bp-fig">
          <PictureImg picture={post.cover} sizes="(min-width: 1048px) 1000px, 100vw" priority />
        </figure>
        <RichText content={post.body} />
        <AuthorBio author={post.author} />
        <aside className="card bp-cta" aria-label="Free class">
          <h2>See it happen in a free class</h2>
          <ButtonLink look="lantern" href="/book-free-class">
            Book a Free Class
          </ButtonLink>
        </aside>
      </article>
      <RelatedPosts posts={post.related} />
    </div>
  );
}
