import type { InfoPage } from '../../content/pages/page';
import { PictureImg } from '../../ui/PictureImg';

/** Says in words that it is a sample, so that nobody takes it for an award. */
export function SampleCertificate({ picture }: { picture: InfoPage['sample'] }) {
  if (picture === null) return null;
  return (
    <section className="section graph" aria-labelledby="sample-title">
      <div className="wrap sample">
        <h2 id="sample-title">What a certificate looks like</h2>
        <figure>
          <PictureImg picture={picture} sizes="(min-width: 960px) 920px, 92vw" />
          <figcaption>
            <span className="tag">Sample</span>
            <span className="small muted">
              A real one carries the learner’s name, the course and the date.
            </span>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
