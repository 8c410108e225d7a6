import type { Grade } from '../../content/courses/course';
import type { Band } from '../../content/pages/page';
import { PageBand } from '../../ui/PageBand';
import './courses.css';
import { GradeDialog } from './GradeDialog';
import { GradeSheet } from './GradeSheet';

interface MathsViewProps {
  band: Band;
  grades: Grade[];
}

/** The maths catalogue: one sheet for each grade, its topics in a dialog. */
export function MathsView({ band, grades }: MathsViewProps) {
  return (
    <>
      <PageBand band={band} crumbs={[{ label: 'Home', href: '/' }, { label: 'Maths' }]} />
      {grades.length > 0 && (
        <section className="section graph" aria-labelledby="grades-title">
          <div className="wrap">
            <div className="head">
              <h2 id="grades-title">Choose a grade</h2>
            </div>
            <div className="grades">
              {grades.map((grade) => (
                <GradeSheet key={grade.slug} grade={grade} />
              ))}
            </div>
            {grades.map((grade) => (
              <GradeDialog key={grade.slug} grade={grade} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}
