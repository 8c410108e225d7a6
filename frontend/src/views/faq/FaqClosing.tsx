import { ButtonLink } from '../../ui/links/ButtonLink';
import { Mascot } from '../../ui/art/Mascot';

export function FaqClosing() {
  return (
    <aside className="card faq-closing" aria-label="Ask us">
      <Mascot />
      <div>
        <h2>Still wondering?</h2>
        <p>Ask anything, before or after you enroll.</p>
      </div>
      <ButtonLink look="solid" href="/contact">
        Contact us
      </ButtonLink>
    </aside>
  );
}
