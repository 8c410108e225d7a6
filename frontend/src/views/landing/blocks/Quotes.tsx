import type { Testimonial } from '../../../content/pages/testimonial';
import { PictureImg } from '../../../ui/PictureImg';

export function Quotes({ testimonials }: { testimonials: Testimonial[] }) {
  return (
    <ul className="lp-two">
      {testimonials.map(({ name, about, quote, portrait }) => (
        <li key={name}>
          <figure className="lp-quote">
            <blockquote>“{quote}”</blockquote>
            <figcaption>
              <PictureImg picture={{ ...portrait, alt: '' }} sizes="52px" />
              <span>
                <b>{name}</b> <span className="muted small">{about}</span>
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
