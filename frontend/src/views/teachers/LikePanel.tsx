import { useEffect, useRef, useState } from 'react';
import type { Teacher } from '../../content/courses/teacher';
import { Icon } from '../../ui/art/Icon';
import { bookingLink, courseOf } from '../../features/booking/booking-link';
import { ButtonWord } from '../../ui/links/ButtonWord';
import { ButtonLink } from '../../ui/links/ButtonLink';
import { PictureImg } from '../../ui/PictureImg';
import { firstName } from './first-name';
import { subjectNames } from './subject-names';

const name = 'like';

interface FacesProps {
  teachers: Teacher[];
  onLike: (slug: string) => void;
}

/** The teachers as radio buttons. One that was chosen before the script came counts, too. */
function Faces({ teachers, onLike }: FacesProps) {
  const faces = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const early = faces.current?.querySelector<HTMLInputElement>('input:checked');
    if (early) onLike(early.value);
  }, [onLike]);
  return (
    <fieldset ref={faces}>
      <legend>Which teacher did you like?</legend>
      <div className="like-faces">
        {teachers.map((teacher, index) => (
          <label key={teacher.slug}>
            <input
              type="radio"
              name={name}
              value={teacher.slug}
              defaultChecked={index === 0}
              onChange={() => onLike(teacher.slug)}
            />
            <span className="like-face">
              <PictureImg picture={{ ...teacher.portrait, alt: '' }} sizes="72px" />
              {firstName(teacher.name)}
              <span className="rad" />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Books a class with a teacher like one of these. No particular teacher is promised (product rule BK1). */
export function LikePanel({ teachers }: { teachers: Teacher[] }) {
  const [slug, setSlug] = useState<string | null>(null);
  const liked = teachers.find((teacher) => teacher.slug === slug) ?? teachers[0];
  if (liked === undefined) return null;
  const first = firstName(liked.name);
  const facts = [
    'The first class is free: one child and one teacher.',
    `It may not be ${first} in person. That depends on your day and time.`,
    'Not the right match? Say so, and the next class is with another teacher.',
  ];
  return (
    <section className="section like on-night" id="like" aria-labelledby="like-title">
      <div className="wrap">
        <div className="like-copy">
          <div aria-live="polite">
            <h2 id="like-title">Book with a teacher like {first}</h2>
            <p className="lead">
              We will look for a {subjectNames[liked.subject].toLowerCase()} teacher who works the way {first}{' '}
              does, and who speaks a language you know.
            </p>
          </div>
          <ul className="ticks">
            {facts.map((fact) => (
              <li key={fact}>
                <Icon name="check-circle-duotone" />
                <span>{fact}</span>
              </li>
            ))}
          </ul>
          <ButtonLink
            look="lantern"
            size="large"
            href={bookingLink({ course: courseOf(liked.subject), like: liked.name })}
          >
            <ButtonWord of="bookClass" usual="Book a Free Class" />
          </ButtonLink>
        </div>
        {teachers.length > 1 && <Faces teachers={teachers} onLike={setSlug} />}
      </div>
    </section>
  );
}
