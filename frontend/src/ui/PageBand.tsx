import { type Band } from '../content/pages/page';
import { Breadcrumbs, type Crumb } from './links/Breadcrumbs';
import { PaperFrame } from './PaperFrame';
import { PictureImg } from './PictureImg';
import './styles/band.css';

/** The head of a page: words on Night, and a picture in a paper opening next to them. */
export function PageBand({ band, crumbs }: { band: Band; crumbs: Crumb[] }) {
  return (
    <section className="band on-night">
      {band.picture && (
        <div className="band-box">
          <PictureImg className="sc" picture={band.picture} sizes="(max-width: 767px) 1px, 46vw" />
          <PaperFrame around="band" />
        </div>
      )}
      <div className="wrap">
        <div className="band-copy">
          <Breadcrumbs crumbs={crumbs} />
          <h1>{band.title}</h1>
          <p className="lead">{band.lead}</p>
        </div>
      </div>
    </section>
  );
}
