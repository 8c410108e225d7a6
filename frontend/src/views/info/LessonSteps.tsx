import type { InfoPage } from '../../content/pages/page';
import { StepPath } from '../course/StepPath';

interface LessonStepsProps {
  title: InfoPage['stepsTitle'];
  steps: InfoPage['steps'];
}

export function LessonSteps({ title, steps }: LessonStepsProps) {
  if (steps.length === 0) return null;
  return (
    <section className="section graph lesson" aria-labelledby="steps-title">
      <div className="wrap">
        <h2 id="steps-title">{title ?? 'Step by step'}</h2>
        <StepPath steps={steps} />
      </div>
    </section>
  );
}
