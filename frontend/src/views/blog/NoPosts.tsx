import { ButtonLink } from '../../ui/links/ButtonLink';
import { Mascot } from '../../ui/art/Mascot';

export function NoPosts() {
  return (
    <div className="empty">
      <Mascot sleeping />
      <p>No posts here yet. New ones come from our teachers.</p>
      <ButtonLink look="outline" href="/courses/coding">
        View Courses
      </ButtonLink>
    </div>
  );
}
