import type { NotFound } from '../../content/site/read-not-found';
import { ButtonWord } from '../../ui/links/ButtonWord';
import { ButtonLink } from '../../ui/links/ButtonLink';
import { LostScene } from './LostScene';
import './not-found.css';

/** What every unknown address shows. */
export function NotFoundView({ text, picture }: NotFound) {
  return (
    <div className="nf on-night">
      {picture && <LostScene {...picture} />}
      <div className="wrap nf-c">
        <h1>Oops! Page not found</h1>
        <p className="lead">{text}</p>
        <div className="nf-btns">
          <ButtonLink look="lantern" size="large" href="/">
            <ButtonWord of="home" usual="Return to Home" />
          </ButtonLink>
          <ButtonLink look="outline" size="large" href="/courses/coding">
            <ButtonWord of="viewCourses" usual="View Courses" />
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
