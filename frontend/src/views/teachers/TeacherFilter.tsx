import type { Teacher } from '../../content/courses/teacher';
import { chooseTeachers, spokenLanguages, taughtSubjects, type TeacherChoice } from './choose-teachers';
import { subjectNames } from './subject-names';
import '../../ui/styles/filter-chip.css';

interface ChipsProps<Value extends string> {
  title: string;
  chosen: Value | null;
  chips: { value: Value | null; label: string; count?: number }[];
  onChoose: (value: Value | null) => void;
}

function Chips<Value extends string>({ title, chosen, chips, onChoose }: ChipsProps<Value>) {
  return (
    <div role="group" aria-label={title}>
      <span className="filter-name" aria-hidden="true">
        {title}
      </span>
      {chips.map(({ value, label, count }) => (
        <button
          key={label}
          type="button"
          className="filter-chip"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {label}
          {count !== undefined && <span className="num"> {count}</span>}
        </button>
      ))}
    </div>
  );
}

interface TeacherFilterProps {
  teachers: Teacher[];
  choice: TeacherChoice;
  onChoice: (choice: TeacherChoice) => void;
}

/** Chips for the subjects that are taught, with the number of teachers, and for the languages they speak. */
export function TeacherFilter({ teachers, choice, onChoice }: TeacherFilterProps) {
  const taught = taughtSubjects(teachers);
  const spoken = spokenLanguages(teachers);
  const { language } = choice;
  const countOf = (subject: Teacher['subject'] | null) =>
    chooseTeachers(teachers, { subject, language }).length;
  const count = chooseTeachers(teachers, choice).length;
  return (
    <div className="filters">
      {taught.length > 1 && (
        <Chips
          title="Subject"
          chosen={choice.subject}
          chips={[
            { value: null, label: 'All', count: countOf(null) },
            ...taught.map((value) => ({ value, label: subjectNames[value], count: countOf(value) })),
          ]}
          onChoose={(subject) => onChoice({ ...choice, subject })}
        />
      )}
      {spoken.length > 1 && (
        <Chips
          title="Language"
          chosen={language}
          chips={[{ value: null, label: 'Any' }, ...spoken.map((value) => ({ value, label: value }))]}
          onChoose={(value) => onChoice({ ...choice, language: value })}
        />
      )}
      <p className="small muted" role="status">
        {count} {count === 1 ? 'teacher' : 'teachers'}
      </p>
    </div>
  );
}
