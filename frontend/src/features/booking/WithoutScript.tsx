import type { Site } from '../../content/site/site';
import '../../ui/styles/form-card.css';

export type WaysToReach = Pick<Site, 'email' | 'phone' | 'phoneHref'>;

/** For people who have switched scripts off: the ways to contact us that need none. */
export function WithoutScript({ email, phone, phoneHref }: WaysToReach) {
  return (
    <noscript>
      <p className="form-note">
        This form needs JavaScript. You can book the class without it, too: write to{' '}
        <a href={`mailto:${email}`}>{email}</a> or call{' '}
        <a className="num" href={phoneHref}>
          {phone}
        </a>
        .
      </p>
    </noscript>
  );
}
