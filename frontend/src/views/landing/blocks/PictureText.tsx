import type { LandingBlock } from '../../../content/landing/landing';
import { ButtonLink } from '../../../ui/links/ButtonLink';
import { LinkLabel } from '../../../ui/links/LinkLabel';
import { PaperFrame } from '../../../ui/PaperFrame';
import { PictureImg } from '../../../ui/PictureImg';
import { RichText } from '../../../ui/rich-text/RichText';
import '../../../ui/styles/framed.css';

interface PictureTextProps {
  block: Extract<LandingBlock, { kind: 'picture-text' }>;
  titleId: string;
}

/** On phones the picture is above the text, whatever its side. */
export function PictureText({ block, titleId }: PictureTextProps) {
  const { title, body, picture, side, link } = block;
  return (
    <div className={side === 'left' ? 'lp-pair lp-picture-first' : 'lp-pair'}>
      <div className="lp-words">
        <h2 id={titleId}>{title}</h2>
        <RichText content={body} />
        {link !== null && (
          <p>
            <ButtonLink look="outline" href={link.href}>
              <LinkLabel label={link.label} about={title} />
            </ButtonLink>
          </p>
        )}
      </div>
      <div className="framed">
        <PictureImg picture={picture} sizes="(min-width: 1200px) 588px, (min-width: 768px) 46vw, 92vw" />
        <PaperFrame around="card" />
      </div>
    </div>
  );
}
