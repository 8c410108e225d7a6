import type { PostCard } from '../../content/reading/post';
import { DateText } from '../../ui/DateText';
import { PictureImg } from '../../ui/PictureImg';
import '../../ui/styles/empty.css';

interface AuthorLineProps extends Pick<PostCard, 'publishedOn' | 'minutes'> {
  author: NonNullable<PostCard['author']>;
}

export function AuthorLine({ author, publishedOn, minutes }: AuthorLineProps) {
  return (
    <div className="by">
      <PictureImg className="octagon" picture={{ ...author.portrait, alt: '' }} sizes="52px" />
      <p>
        <b>{author.name}</b>
        <span className="muted small">
          <DateText iso={publishedOn} /> · {minutes} min read
        </span>
      </p>
    </div>
  );
}
