import type { Plan } from '../../../content/courses/plan';
import type { InfoPage } from '../../../content/pages/page';
import { ButtonWord } from '../../../ui/links/ButtonWord';
import { ButtonLink } from '../../../ui/links/ButtonLink';
import { Breadcrumbs } from '../../../ui/links/Breadcrumbs';
import { PaperFrame } from '../../../ui/PaperFrame';
import { PictureImg } from '../../../ui/PictureImg';
import { StepPath } from '../../../ui/StepPath';
import { FactStrip } from '../FactStrip';
import { InfoBody } from '../InfoBody';
import { MonthlyPrice } from './MonthlyPrice';
import { Story } from './Story';
import '../../../ui/styles/framed.css';
import './one-to-one.css';

function Opening({ page }: { page: InfoPage }) {
  return (
    <section className="story-hero on-night">
      <div className="wrap">
        <div className="story-copy">
          <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: '1:1 Program' }]} />
          <h1>{page.title}</h1>
          <p className="lead">{page.lead}</p>
          <p className="story-ways">
            <ButtonLink look="lantern" size="large" href="/book-free-class">
              <ButtonWord of="bookClass" usual="Book a Free Class" />
            </ButtonLink>
            {page.beats.length > 0 && (
              <ButtonLink look="outline" size="large" href="#story">
                <ButtonWord of="readClass" usual="Read the class" />
              </ButtonLink>
            )}
          </p>
        </div>
        {page.picture !== null && (
          <div className="framed">
            <PictureImg
              picture={page.picture}
              sizes="(min-width: 1200px) 608px, (min-width: 768px) 48vw, 92vw"
              priority
            />
            <PaperFrame around="card" />
          </div>
        )}
      </div>
    </section>
  );
}

/** One class from its first minute to its last, then what it costs and whom it suits. */
export function OneToOneView({ page, plans }: { page: InfoPage; plans: Plan[] }) {
  return (
    <>
      <Opening page={page} />
      <Story title={page.storyTitle} lead={page.storyLead} beats={page.beats} />
      {page.steps.length > 0 && (
        <section className="section graph lesson" aria-labelledby="steps-title">
          <div className="wrap">
            <h2 id="steps-title">{page.stepsTitle ?? 'Step by step'}</h2>
            <StepPath steps={page.steps} />
          </div>
        </section>
      )}
      <FactStrip facts={page.facts}>
        <MonthlyPrice plans={plans} />
      </FactStrip>
      <div className="one-to-one">
        <InfoBody page={page} />
      </div>
    </>
  );
}
