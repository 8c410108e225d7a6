import type { InfoPage } from '../../content/pages/page';
import { headingId } from '@lanternway/contracts/site/heading-id';
import { PaperFrame } from '../../ui/PaperFrame';
import { PictureImg } from '../../ui/PictureImg';
import { RichText } from '../../ui/rich-text/RichText';
import { InfoLink } from './InfoLink';
import '../../ui/styles/framed.css';

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
            <InfoLink link={link} about={heading} />
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
