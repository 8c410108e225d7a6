import type { TeachersPage } from '../../content/pages/page';
import { Icon } from '../../ui/art/Icon';

/** How to become a teacher here, in words that staff have written. */
export function HowTeachersCome({ title, benefits }: { title: string } & Pick<TeachersPage, 'benefits'>) {
  return (
    <>
      <div className="head">
        <h2>{title}</h2>
      </div>
      <ul className="three">
        {benefits.map((benefit) => (
          <li key={benefit.title}>
            <span className="tile">
              <Icon name={benefit.icon} />
            </span>
            <h3>{benefit.title}</h3>
            <p className="muted">{benefit.text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
