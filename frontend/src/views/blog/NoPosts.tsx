import type { Category } from '../../content/reading/post';
import { ButtonWord } from '../../ui/links/ButtonWord';
import { ButtonLink } from '../../ui/links/ButtonLink';
import { Mascot } from '../../ui/art/Mascot';
import '../../ui/styles/empty.css';

/** 'Robotics' inside a sentence is 'robotics'; 'AI' stays as it is. */
function inSentence(title: string): string {
  const isWord = title.slice(1) === title.slice(1).toLowerCase();
  return isWord ? title.toLowerCase() : title;
}

export function NoPosts({ category }: { category: Category | undefined }) {
  return (
    <div className="empty">
      <Mascot sleeping />
      <p>
        {category
          ? `No posts about ${inSentence(category.title)} yet.`
          : 'No posts here yet. New ones come from our teachers.'}
      </p>
      <ButtonLink look="outline" href={category ? '/blog' : '/courses/coding'}>
        {category ? (
          <ButtonWord of="allPosts" usual="All posts" />
        ) : (
          <ButtonWord of="viewCourses" usual="View Courses" />
        )}
      </ButtonLink>
    </div>
  );
}
