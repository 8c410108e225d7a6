import type { Opening } from '../../content/landing/landing';
import { ButtonLink } from '../../ui/links/ButtonLink';
import { LinkLabel } from '../../ui/links/LinkLabel';
import { PaperFrame } from '../../ui/PaperFrame';
import { PictureImg } from '../../ui/PictureImg';
import '../../ui/styles/framed.css';

/** The top of the page on Night, with the only main heading. */
export function LandingOpening({ opening }: { opening: Opening }) {
  const { title, lead, eyebrow, picture, button } = opening;
  return (
    <section className={picture === null ? 'lp-opening lp-plain on-night' : 'lp-opening on-night'}>
      <div className="wrap">
        <div className="lp-copy">
          {eyebrow !== null && <p className="chip">{eyebrow}</p>}
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {button !== null && (
            <ButtonLink look="lantern" size="large" href={button.href}>
              <LinkLabel label={button.label} about={title} />
            </ButtonLink>
          )}
        </div>
        {picture !== null && (
          <div className="framed">
            <PictureImg
              picture={picture}
              sizes="(min-width: 1200px) 608px, (min-width: 768px) 48vw, 92vw"
              priority
            />
            <PaperFrame around="card" />
          </div>
        )}
      </div>
    </section>
  );
}
