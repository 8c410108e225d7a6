import { ButtonLink } from '../../ui/links/ButtonLink';
import { LostScene } from './LostScene';
import './not-found.css';

/** What every unknown address shows. */
export function NotFoundView() {
  return (
    <div className="nf on-night">
      <LostScene />
      <div className="wrap nf-c">
        <h1>Oops! Page not found</h1>
        <p className="lead">Wick has turned the map every way up. This page isn’t on it.</p>
        <div className="nf-btns">
          <ButtonLink look="lantern" size="large" href="/">
            Return to Home
          </ButtonLink>
          <ButtonLink look="outline" size="large" href="/courses/coding">
            View Courses
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
