import type { PostCard } from '../../content/reading/post';
import { PostTeaser } from './PostTeaser';

export function RelatedPosts({ posts }: { posts: PostCard[] }) {
  if (posts.length === 0) return null;
  return (
    <section className="wrap related" aria-labelledby="related-title">
      <h2 id="related-title">More to read</h2>
      <div className="teasers">
        {posts.map((post) => (
          <PostTeaser key={post.slug} post={post} heading="h3" />
        ))}
      </div>
    </section>
  );
}
