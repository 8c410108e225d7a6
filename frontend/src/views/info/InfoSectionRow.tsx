import type { InfoPage } from '../../content/pages/page';
import { Anchor } from '../../ui/links/Anchor';
import { headingId } from '../../ui/links/heading-id';
import { Icon } from '../../ui/art/Icon';
import { PaperFrame } from '../../ui/PaperFrame';
import { PictureImg } from '../../ui/PictureImg';
import { RichText } from '../../ui/RichText';

export function InfoSectionRow({ section }: { section: InfoPage['sections'][number] }) {
  const { heading, body, picture, link } = section;
  return (
    <section
      className={picture === null ? 'info-row info-row-plain' : 'info-row'}
      aria-labelledby={headingId(heading)}
    >
      <div className="info-text">
        <h2 id={headingId(heading)}>{heading}</h2>
        <RichText content={body} />
        {link !== null && (
          <p>
            <Anchor className="info-link" href={link.href}>
              {link.label}
              <Icon name="arrow-right-bold" />
            </Anchor>
          </p>
        )}
      </div>
      {picture !== null && (
        <div className="framed">
          <PictureImg picture={picture} sizes="(min-width: 1200px) 588px, (min-width: 768px) 46vw, 92vw" />
          <PaperFrame around="card" />
        </div>
      )}
    </section>
  );
}
