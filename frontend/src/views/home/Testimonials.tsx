import { type Testimonial } from '../../content/pages/testimonial';
import { PictureImg } from '../../ui/PictureImg';

const perString = 4;

function Note({ testimonial }: { testimonial: Testimonial }) {
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

/** Distributes the testimonials over the strings, in staff's order. */
function hangOnStrings(testimonials: Testimonial[]): Testimonial[][] {
  const strings = Math.ceil(testimonials.length / perString);
  return Array.from({ length: strings }, (_, at) => testimonials.slice(at * perString, (at + 1) * perString));
}

/**
 * What teachers (on candle) and learners (on mint) say, pegged to strings. Without testimonials there is no section.
 */
export function Testimonials({ title, testimonials }: { title: string; testimonials: Testimonial[] }) {
  if (testimonials.length === 0) return null;
  return (
    <section className="section voices" aria-labelledby="voices-title">
      <div className="wrap">
        <div className="head">
          <h2 id="voices-title">{title}</h2>
        </div>
        {hangOnStrings(testimonials).map((notes, at) => (
          <div className="string" key={at}>
            <svg viewBox="0 0 1440 70" preserveAspectRatio="none" aria-hidden="true">
              <path
                d="M-10 8Q720 90 1450 8"
                fill="none"
                stroke="#6F8B90"
                strokeWidth="2.5"
                vectorEffect="non-scaling-stroke"
              />
            </svg>
            <div className="notes">
              {notes.map((testimonial) => (
                <Note key={testimonial.name} testimonial={testimonial} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
