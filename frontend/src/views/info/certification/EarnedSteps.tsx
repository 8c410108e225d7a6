import type { InfoPage } from '../../../content/pages/page';
import { Lantern, type LanternPaper } from '../../../ui/art/Lantern';

/** Of the lanterns along the string. */
const papers: LanternPaper[] = ['honey', 'rose', 'peacock'];

interface EarnedStepsProps {
  title: InfoPage['stepsTitle'];
  steps: InfoPage['steps'];
}

/** What has to be in place, as lanterns on a string. */
export function EarnedSteps({ title, steps }: EarnedStepsProps) {
  if (steps.length === 0) return null;
  return (
    <section className="section graph" aria-labelledby="steps-title">
      <div className="wrap earn-wrap">
        <div className="head">
          <h2 id="steps-title">{title ?? 'How it is earned'}</h2>
        </div>
        <ol className="earn">
          {steps.map(({ title: name, text }, index) => (
            <li key={name}>
              <Lantern number={index + 1} paper={papers[index % papers.length]} />
              <div>
                <h3>{name}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
