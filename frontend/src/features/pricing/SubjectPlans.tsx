import type { Plan } from '../../content/courses/plan';
import { Anchor } from '../../ui/links/Anchor';
import { CurrencySwitch } from './CurrencySwitch';
import { MonthsPatterns } from './MonthsGrid';
import { PlanPanel } from './PlanPanel';
import { usePriceView } from './use-price-view';
import './pricing.css';

interface SubjectPlansProps {
  id: string;
  title: string;
  lead: string;
  plans: Plan[];
}

/** The plans of one subject, on the page of that subject. Without plans there is no section. */
export function SubjectPlans({ id, title, lead, plans }: SubjectPlansProps) {
  const view = usePriceView(plans.map(({ pricesMinor }) => pricesMinor));
  if (plans.length === 0) return null;
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <div className="head">
        <h2 id={`${id}-title`}>{title}</h2>
        <p className="lead">{lead}</p>
      </div>
      <div className="plans-bar">
        <CurrencySwitch />
      </div>
      <MonthsPatterns />
      <PlanPanel plans={plans} view={view} />
      <p className="under">
        <Anchor href="/refund">Read the Refund Policy</Anchor>
      </p>
    </section>
  );
}
