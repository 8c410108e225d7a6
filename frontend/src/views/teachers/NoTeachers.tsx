import { ButtonLink } from '../../ui/links/ButtonLink';
import { Wick } from '../../ui/art/Wick';

export function NoTeachers() {
  return (
    <div className="empty">
      <Wick sleeping />
      <p>Our teachers are being introduced here soon.</p>
      <ButtonLink look="outline" href="/contact">
        Ask us about them
      </ButtonLink>
    </div>
  );
}
