import type { Site } from '../../content/site/site';
import '../../ui/styles/form-card.css';

/** For people who have switched scripts off: the ways to write to us that need none. */
export function MessageWithoutScript({
  email,
  phone,
  phoneHref,
}: Pick<Site, 'email' | 'phone' | 'phoneHref'>) {
  return (
    <noscript>
      <p className="form-note">
        This form needs JavaScript. Write to <a href={`mailto:${email}`}>{email}</a> instead, or call{' '}
        <a className="num" href={phoneHref}>
          {phone}
        </a>
        .
      </p>
    </noscript>
  );
}
