import type { PostCard } from '../../content/reading/post';
import { Anchor } from '../../ui/links/Anchor';
import { DateText } from '../../ui/DateText';
import { PictureImg } from '../../ui/PictureImg';
import { AuthorLine } from './AuthorLine';
import { postPath } from './blog-paths';

interface PostTeaserProps {
  post: PostCard;
  /** The wide form that opens the list: picture and words side by side. */
  isWide?: boolean;
  heading?: 'h2' | 'h3';
}

const wideSizes = '(min-width: 1200px) 690px, (min-width: 768px) 56vw, 92vw';
const narrowSizes = '(min-width: 1200px) 384px, (min-width: 768px) 46vw, 92vw';

function ShortAuthorLine({ author, publishedOn, minutes }: PostCard) {
  return (
    <p className="small muted">
      {author !== null && `${author.name} · `}
      <DateText iso={publishedOn} /> · {minutes} min read
    </p>
  );
}

/**
 * One post in a list. Only the title is a link, but its area covers the whole teaser, so the picture can be clicked
 * too. The picture only decorates: title and excerpt say what the post is about, and its page describes the picture.
 */
export function PostTeaser({ post, isWide = false, heading: Heading = 'h2' }: PostTeaserProps) {
  const { author } = post;
  return (
    <article className={isWide ? 'teaser teaser-wide' : 'teaser'}>
      <div className="cover">
        <PictureImg
          picture={{ ...post.cover, alt: '' }}
          sizes={isWide ? wideSizes : narrowSizes}
          priority={isWide}
        />
      </div>
      <div className="teaser-text">
        <p>
          <span className="chip">{post.category.title}</span>
        </p>
        <Heading>
          <Anchor href={postPath(post.slug)}>{post.title}</Anchor>
        </Heading>
        <p className={isWide ? 'lead' : undefined}>{post.excerpt}</p>
        {isWide && author !== null ? (
          <AuthorLine author={author} publishedOn={post.publishedOn} minutes={post.minutes} />
        ) : (
          <ShortAuthorLine {...post} />
        )}
      </div>
    </article>
  );
}
