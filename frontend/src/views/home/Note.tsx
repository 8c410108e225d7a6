import { type Testimonial } from '../../content/pages/testimonial';
import { PictureImg } from '../../ui/PictureImg';

/** What one person says: teachers on candle, parents and learners on mint. */
export function Note({ testimonial }: { testimonial: Testimonial }) {
  const { name, role, about, quote, portrait } = testimonial;
  return (
    <figure className={`note ${role === 'teacher' ? 't' : 'l'}`}>
      <blockquote>“{quote}”</blockquote>
      <figcaption>
        <PictureImg picture={{ ...portrait, alt: '' }} sizes="52px" />
        <span>
          <b>{name}</b> <span className="muted small">{about}</span>
        </span>
      </figcaption>
    </figure>
  );
}
