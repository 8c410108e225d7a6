import type { Post } from '../../content/reading/post';
import { PictureImg } from '../../ui/PictureImg';
import '../../ui/styles/empty.css';

/** Who wrote the post. Without a bio, the line under the title says enough. */
export function AuthorBio({ author }: Pick<Post, 'author'>) {
  if (author.bio === null) return null;
  return (
    <section className="author" aria-label="About the author">
      <PictureImg className="octagon" picture={author.portrait} sizes="88px" />
      <div>
        <h2>{author.name}</h2>
        {author.role !== null && <p className="small muted">{author.role}</p>}
        <p>{author.bio}</p>
      </div>
    </section>
  );
}
