import type { Closing as ClosingWords } from '../../content/pages/page';
import type { Post } from '../../content/reading/post';
import { Closing } from '../../ui/Closing';
import { Breadcrumbs } from '../../ui/links/Breadcrumbs';
import { PictureImg } from '../../ui/PictureImg';
import { RichText } from '../../ui/rich-text/RichText';
import { AuthorBio } from './AuthorBio';
import { AuthorLine } from './AuthorLine';
import { categoryPath } from './blog-paths';
import { RelatedPosts } from './RelatedPosts';
import './blog.css';

/** A blog post: a text column, a cover wider than it, its author, and what to read next. */
export function PostView({ post, closing }: { post: Post; closing: ClosingWords }) {
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
      </article>
      <RelatedPosts posts={post.related} />
      <div className="wrap post-end">
        <Closing {...closing} />
      </div>
    </div>
  );
}
