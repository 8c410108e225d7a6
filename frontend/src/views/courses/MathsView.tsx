import type { Grade } from '../../content/courses/course';
import type { Plan } from '../../content/courses/plan';
import type { ListPage } from '../../content/pages/page';
import { PriceLine } from '../../features/pricing/PriceLine';
import { SubjectPlans } from '../../features/pricing/SubjectPlans';
import { Closing } from '../../ui/Closing';
import { PageBand } from '../../ui/PageBand';
import { GradeDialog } from './GradeDialog';
import { GradeSheet } from './GradeSheet';
import { stagesOf } from './stages';
import './courses.css';

interface MathsViewProps {
  page: ListPage;
  grades: Grade[];
  plans: Plan[];
}

function Grades({ page, grades }: Omit<MathsViewProps, 'plans'>) {
  return (
    <section className="section graph" aria-labelledby="grades-title">
      <div className="wrap">
        <div className="head">
          <h2 id="grades-title">Choose a grade</h2>
          <p className="lead">Each card says what your child will be able to do.</p>
        </div>
        {stagesOf(grades, page.steps).map(({ title, text, grades: own }) => (
          <div className="stage" key={title}>
            <div>
              <h3>{title}</h3>
              {text !== null && <p className="muted">{text}</p>}
            </div>
            <div className="gcards">
              {own.map((grade) => (
                <GradeSheet key={grade.slug} grade={grade} />
              ))}
            </div>
          </div>
        ))}
        {grades.map((grade) => (
          <GradeDialog key={grade.slug} grade={grade} />
        ))}
      </div>
    </section>
  );
}

/** The maths catalogue: the grades in four stages, what they cost, and the way on. */
export function MathsView({ page, grades, plans }: MathsViewProps) {
  return (
    <>
      <PageBand band={page} crumbs={[{ label: 'Home', href: '/' }, { label: 'Maths' }]} />
      <PriceLine plans={plans} all="#prices" />
      {grades.length > 0 && <Grades page={page} grades={grades} />}
      <div className="section">
        <div className="wrap catalogue-end">
          <SubjectPlans
            id="prices"
            title="What maths costs"
            lead="The same for every grade. You can change the grade at any time."
            plans={plans}
          />
          <Closing {...page.closing} />
        </div>
      </div>
    </>
  );
}
