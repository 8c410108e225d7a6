import { useState } from 'react';
import type { Teacher } from '../../content/courses/teacher';
import type { TeachersPage } from '../../content/pages/page';
import { Closing } from '../../ui/Closing';
import { PageBand } from '../../ui/PageBand';
import { chooseTeachers, anyTeacher } from './choose-teachers';
import { HowTeachersCome } from './HowTeachersCome';
import { LikePanel } from './LikePanel';
import { NobodyFound } from './NobodyFound';
import { NoTeachers } from './NoTeachers';
import { TeacherCard } from './TeacherCard';
import { TeacherDialog } from './TeacherDialog';
import { TeacherFilter } from './TeacherFilter';
import './teachers.css';

interface TeachersViewProps {
  page: TeachersPage;
  teachers: Teacher[];
}

/** The tint behind a portrait, in the order of the page. A teacher keeps it while others are filtered out. */
const tints = [0, 1, 2, 3, 1, 0, 4, 2];

function AllTeachers({ teachers }: { teachers: Teacher[] }) {
  const [choice, setChoice] = useState(anyTeacher);
  const shown = chooseTeachers(teachers, choice);
  return (
    <section className="section all-teachers" aria-labelledby="all-teachers">
      <div className="wrap">
        <h2 id="all-teachers" className="vh">
          All teachers
        </h2>
        {teachers.length === 0 && <NoTeachers />}
        {teachers.length > 1 && <TeacherFilter teachers={teachers} choice={choice} onChoice={setChoice} />}
        {teachers.length > 0 && shown.length === 0 && <NobodyFound {...choice} />}
        <ul className="tch">
          {teachers.map((teacher, index) =>
            shown.includes(teacher) ? (
              <TeacherCard key={teacher.slug} teacher={teacher} tint={tints[index % tints.length] ?? 0} />
            ) : null,
          )}
        </ul>
        {teachers.map((teacher) => (
          <TeacherDialog key={teacher.slug} teacher={teacher} />
        ))}
      </div>
    </section>
  );
}

/** Who teaches here, how to find the right one, and how to book a class with a teacher like them. */
export function TeachersView({ page, teachers }: TeachersViewProps) {
  return (
    <>
      <PageBand band={page} crumbs={[{ label: 'Home', href: '/' }, { label: 'Know your teacher' }]} />
      <AllTeachers teachers={teachers} />
      <LikePanel teachers={teachers} />
      <div className="wrap teachers-end">
        {page.benefits.length > 0 && <HowTeachersCome title={page.benefitsTitle} benefits={page.benefits} />}
        <Closing {...page.closing} />
      </div>
    </>
  );
}
