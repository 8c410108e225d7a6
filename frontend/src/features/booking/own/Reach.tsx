import type { WaysToReach } from '../WithoutScript';

/** For everything that the page cannot do. */
export function Reach({ email, phone, phoneHref }: WaysToReach) {
  return (
    <p className="own-reach">
      Anything else?{' '}
      <a className="num" href={phoneHref}>
        {phone}
      </a>{' '}
      or <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}
