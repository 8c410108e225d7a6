import type { CourseCard } from '../../../content/landing/landing';
import { ButtonWord } from '../../../ui/links/ButtonWord';
import { ButtonLink } from '../../../ui/links/ButtonLink';
import { PictureImg } from '../../../ui/PictureImg';
import { Sheet } from '../../../ui/dialogs/Sheet';

const agesOf = ({ min, max }: { min: number; max: number }) =>
  min === max ? `Age ${min}` : `Ages ${min} to ${max}`;

export function CourseCards({ courses }: { courses: CourseCard[] }) {
  return (
    <ul className="lp-three lp-sheets">
      {courses.map(({ title, summary, href, ages, icon }) => (
        <Sheet key={title} as="li" className="lp-course">
          <PictureImg picture={icon} sizes="120px" />
          {ages !== null && <span className="chip">{agesOf(ages)}</span>}
          <h3>{title}</h3>
          <p className="muted">{summary}</p>
          <ButtonLink look="outline" block href={href}>
            <ButtonWord of="readMore" usual="Read more" />
            <span className="vh"> about {title}</span>
          </ButtonLink>
        </Sheet>
      ))}
    </ul>
  );
}
