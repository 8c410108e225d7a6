import { ButtonWord } from '../../ui/links/ButtonWord';
import { ButtonLink } from '../../ui/links/ButtonLink';
import { Mascot } from '../../ui/art/Mascot';
import '../../ui/styles/empty.css';

export function NoTeachers() {
  return (
    <div className="empty">
      <Mascot sleeping />
      <p>Our teachers are being introduced here soon.</p>
      <ButtonLink look="outline" href="/contact">
        <ButtonWord of="askTeachers" usual="Ask us about them" />
      </ButtonLink>
    </div>
  );
}
