import type { Teacher } from '../../content/courses/teacher';
import { subjectNames } from './subject-names';

export type SubjectChoice = Teacher['subject'] | 'all';

interface SubjectFilterProps {
  teachers: Teacher[];
  choice: SubjectChoice;
  onChoice: (choice: SubjectChoice) => void;
  shownCount: number;
}

const subjects = Object.keys(subjectNames) as Teacher['subject'][];

/** Chips for the subjects that have a teacher. */
export function SubjectFilter({ teachers, choice, onChoice, shownCount }: SubjectFilterProps) {
  const taught = subjects.filter((subject) => teachers.some((teacher) => teacher.subject === subject));
  const chips: { value: SubjectChoice; label: string }[] = [
    { value: 'all', label: 'All' },
    ...taught.map((subject) => ({ value: subject, label: subjectNames[subject] })),
  ];
  return (
    <div className="teacher-filter">
      <div role="group" aria-label="Show teachers of">
        {chips.map(({ value, label }) => (
          <button key={value} type="button" aria-pressed={value === choice} onClick={() => onChoice(value)}>
            {label}
          </button>
        ))}
      </div>
      <p className="small muted" role="status">
        {shownCount} of {teachers.length} teachers
      </p>
    </div>
  );
}
