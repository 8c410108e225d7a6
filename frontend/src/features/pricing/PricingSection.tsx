import { useState } from 'react';
import { type Home } from '../../content/pages/home';
import { type Plan, type Subject } from '../../content/courses/plan';
import { Anchor } from '../../ui/links/Anchor';
import { subjectsOf } from './compare-plans';
import { CurrencySwitch } from './CurrencySwitch';
import { MonthsPatterns } from './MonthsGrid';
import { PlanPanel } from './PlanPanel';
import { panelId, SubjectTabs, tabId } from './SubjectTabs';
import { usePriceView } from './use-price-view';
import './pricing.css';

/** Plans and prices: one tab per subject, in the visitor's currency. Without plans there is no section. */
export function PricingSection({ pricing, plans }: { pricing: Home['pricing']; plans: Plan[] }) {
  const view = usePriceView(plans.map((plan) => plan.pricesMinor));
  const subjects = subjectsOf(plans);
  const [picked, setPicked] = useState<Subject | null>(null);
  const selected = picked ?? subjects[0];
  if (selected === undefined) return null;
  return (
    <section className="section graph" id="plans" aria-labelledby="plans-title">
      <div className="wrap">
        <div className="head">
          <h2 id="plans-title">{pricing.title}</h2>
          <p className="lead">{pricing.lead}</p>
        </div>
        <div className="plans-bar">
          <SubjectTabs subjects={subjects} selected={selected} onSelect={setPicked} />
          <CurrencySwitch />
        </div>
        <MonthsPatterns />
        {subjects.map((subject) => (
          <div
            key={subject}
            id={panelId(subject)}
            className={picked === null ? 'plans' : 'plans lights-up'}
            role="tabpanel"
            aria-labelledby={tabId(subject)}
            hidden={subject !== selected}
          >
            <PlanPanel plans={plans.filter((plan) => plan.subject === subject)} view={view} />
          </div>
        ))}
        <p className="under">
          <span>
            {pricing.refundNote} <Anchor href="/refund">The Refund Policy has the details</Anchor>
          </span>
          <span>
            Not sure yet? <Anchor href="/book-free-class">Book a free class</Anchor>
          </span>
        </p>
      </div>
    </section>
  );
}
