import { type Testimonial } from '../../content/pages/testimonial';
import { Icon } from '../../ui/art/Icon';
import { Note } from './Note';
import { NoteString } from './NoteString';
import { SwipedString } from './SwipedString';

const perString = 4;
const restId = 'more-voices';

/** Distributes the testimonials over the strings: parents first, else in staff's order. */
function hangOnStrings(testimonials: Testimonial[]): Testimonial[][] {
  const parentsFirst = [
    ...testimonials.filter(({ role }) => role === 'parent'),
    ...testimonials.filter(({ role }) => role !== 'parent'),
  ];
  const strings = Math.ceil(testimonials.length / perString);
  return Array.from({ length: strings }, (_, at) => parentsFirst.slice(at * perString, (at + 1) * perString));
}

/**
 * What parents, teachers and learners say, pegged to strings. Without testimonials there is no section. On phones the
 * first string is swiped, and the others come when their link is followed: by the stylesheet, so also without script.
 */
export function Testimonials({ title, testimonials }: { title: string; testimonials: Testimonial[] }) {
  const [first, ...rest] = hangOnStrings(testimonials);
  if (first === undefined) return null;
  return (
    <section className="section voices" aria-labelledby="voices-title">
      <div className="wrap">
        <div className="head">
          <h2 id="voices-title">{title}</h2>
        </div>
        <SwipedString testimonials={first} />
        {rest.length > 0 && (
          <div className="more-voices" id={restId}>
            <p className="all-voices">
              <a href={`#${restId}`}>
                Read all {testimonials.length}
                <Icon name="arrow-right-bold" />
              </a>
            </p>
            {rest.map((notes, at) => (
              <NoteString key={at}>
                <div className="notes">
                  {notes.map((testimonial) => (
                    <Note key={testimonial.name} testimonial={testimonial} />
                  ))}
                </div>
              </NoteString>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
