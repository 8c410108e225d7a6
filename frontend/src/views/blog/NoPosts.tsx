import { ButtonLink } from '../../ui/links/ButtonLink';
import { Wick } from '../../ui/art/Wick';

export function NoPosts() {
  return (
    <div className="empty">
      <Wick sleeping />
      <p>No posts here yet. New ones come from our teachers.</p>
      <ButtonLink look="outline" href="/courses/coding">
        View Courses
      </ButtonLink>
    </div>
  );
}
