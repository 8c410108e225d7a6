import { ButtonWord } from '../../ui/links/ButtonWord';
import { ButtonLink } from '../../ui/links/ButtonLink';
import type { TeacherChoice } from './choose-teachers';
import { subjectNames } from './subject-names';
import '../../ui/styles/empty.css';

/** Instead of the cards, when no teacher fits both choices. */
export function NobodyFound({ subject, language }: TeacherChoice) {
  const what = subject === null ? '' : ` ${subjectNames[subject].toLowerCase()}`;
  const how = language === null ? '' : ` in ${language}`;
  return (
    <div className="empty">
      <p>
        Nobody teaches{what}
        {how} yet. Tell us, and we will look for a teacher.
      </p>
      <ButtonLink look="outline" href="/contact">
        <ButtonWord of="tellUs" usual="Tell us" />
      </ButtonLink>
    </div>
  );
}
