import type { Grade } from '../../content/courses/course';
import { Anchor } from '../../ui/links/Anchor';
import { ButtonWord } from '../../ui/links/ButtonWord';
import { ButtonLink } from '../../ui/links/ButtonLink';
import { agesLabel } from './age-range';
import { CourseDialog } from './CourseDialog';
import { StepString } from './StepString';

export function GradeDialog({ grade }: { grade: Grade }) {
  return (
    <CourseDialog
      slug={grade.slug}
      title={grade.title}
      icon={grade.icon}
      chip={grade.ages && agesLabel(grade.ages)}
      summary={grade.summary}
      description={grade.description}
      listTitle="Topics"
      list={<StepString steps={grade.topics.map((title) => ({ title }))} />}
      aside={
        <p>
          <Anchor href="/#plans">Maths plans and prices</Anchor>
        </p>
      }
      action={
        <ButtonLink look="lantern" href="/book-free-class">
          <ButtonWord of="bookClass" usual="Book a Free Class" />
        </ButtonLink>
      }
    />
  );
}
