import type { Affiliation } from '../../../content/pages/affiliation';
import { Anchor } from '../../../ui/links/Anchor';
import { PictureImg } from '../../../ui/PictureImg';

/** Marks in rows, each with its name. */
export function Marks({ affiliations }: { affiliations: Affiliation[] }) {
  return (
    <ul className="lp-marks">
      {affiliations.map(({ name, detail, mark, url }) => {
        const content = (
          <>
            <PictureImg picture={{ ...mark, alt: '' }} sizes="96px" />
            <span>
              {name} {detail !== null && <small className="muted">{detail}</small>}
            </span>
          </>
        );
        return <li key={name}>{url === null ? content : <Anchor href={url}>{content}</Anchor>}</li>;
      })}
    </ul>
  );
}
