import type { Teacher } from '../../../content/courses/teacher';
import { PictureImg } from '../../../ui/PictureImg';

export function TeacherCards({ teachers }: { teachers: Teacher[] }) {
  return (
    <ul className="lp-two">
      {teachers.map(({ slug, name, line, portrait }) => (
        <li key={slug} className="lp-person">
          <PictureImg picture={portrait} sizes="108px" />
          <div>
            <h3>{name}</h3>
            <p>{line}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
