import type { PostCard } from '../../content/reading/post';
import { Anchor } from '../../ui/links/Anchor';
import { DateText } from '../../ui/DateText';
import { PaperFrame } from '../../ui/PaperFrame';
import { PictureImg } from '../../ui/PictureImg';
import { postPath } from './blog-paths';

interface PostTeaserProps {
  post: PostCard;
  /** The wide form that opens the list: picture and words side by side. */
  isWide?: boolean;
  heading?: 'h2' | 'h3';
}

const wideSizes = '(min-width: 1200px) 690px, (min-width: 768px) 56vw, 92vw';
const narrowSizes = '(min-width: 1200px) 380px, (min-width: 768px) 46vw, 92vw';

/**
 * One post in a list. Only the title is a link, but its area covers the whole teaser, so the picture can be clicked
 * too.
 */
export function PostTeaser({ post, isWide = false, heading: Heading = 'h2' }: PostTeaserProps) {
  return (
    <article className={isWide ? 'teaser teaser-wide' : 'teaser'}>
      <div className="framed">
        <PictureImg picture={post.cover} sizes={isWide ? wideSizes : narrowSizes} priority={isWide} />
        <PaperFrame around="card" />
      </div>
      <div className="teaser-text">
        <p>
          <span className="chip">{post.category.title}</span>
        </p>
        <Heading>
          <Anchor href={postPath(post.slug)}>{post.title}</Anchor>
        </Heading>
        <p className={isWide ? 'lead' : 'small'}>{post.excerpt}</p>
        <p className="small muted">
          <DateText iso={post.publishedOn} /> · {post.minutes} min read
        </p>
      </div>
    </article>
  );
}
