import { useState } from 'react';
import type { Band } from '../../content/pages/page';
import type { Teacher } from '../../content/courses/teacher';
import { PageBand } from '../../ui/PageBand';
import { NoTeachers } from './NoTeachers';
import { SubjectFilter, type SubjectChoice } from './SubjectFilter';
import { TeacherCard } from './TeacherCard';
import { TeacherDialog } from './TeacherDialog';
import './teachers.css';

interface TeachersViewProps {
  band: Band;
  teachers: Teacher[];
}

/** With fewer teachers than this, reading the whole page is faster than filtering. */
const fewTeachers = 12;

export function TeachersView({ band, teachers }: TeachersViewProps) {
  const [choice, setChoice] = useState<SubjectChoice>('all');
  const shown = choice === 'all' ? teachers : teachers.filter(({ subject }) => subject === choice);
  return (
    <>
      <PageBand band={band} crumbs={[{ label: 'Home', href: '/' }, { label: 'Know your teacher' }]} />
      <section className="section" aria-label="Our teachers">
        <div className="wrap">
          {teachers.length === 0 && <NoTeachers />}
          {teachers.length > fewTeachers && (
            <SubjectFilter
              teachers={teachers}
              choice={choice}
              onChoice={setChoice}
              shownCount={shown.length}
            />
          )}
          <ul className="teachers">
            {shown.map((teacher) => (
              <TeacherCard key={teacher.slug} teacher={teacher} />
            ))}
          </ul>
          {teachers.map((teacher) => (
            <TeacherDialog key={teacher.slug} teacher={teacher} />
          ))}
        </div>
      </section>
    </>
  );
}
