import { type Plan } from '../../content/courses/plan';
import { Icon } from '../../ui/art/Icon';
import { cheapestPerSession, splitFeatures } from './compare-plans';
import { type PriceView } from './currency-store';
import { PlanCard } from './PlanCard';
import { monthlyOf } from './longer/plan-savings';
import { PlanTable } from './longer/PlanTable';

/** The plans of one subject side by side, and what all of them include. */
export function PlanPanel({ plans, view }: { plans: Plan[]; view: PriceView }) {
  const best = cheapestPerSession(plans, view);
  const { shared, ownOf } = splitFeatures(plans);
  return (
    <>
      <div className="plan-cards">
        {plans.map((plan) => (
          <PlanCard
            key={plan.key}
            plan={plan}
            monthly={monthlyOf(plans)}
            ownFeatures={ownOf(plan)}
            view={view}
            best={plan.key === best}
          />
        ))}
      </div>
      {shared.length > 0 && (
        <div className="incl">
          <b>Every plan includes</b>
          <ul>
            {shared.map(({ label, icon }) => (
              <li key={label}>
                <Icon name={icon} />
                {label}
              </li>
            ))}
          </ul>
        </div>
      )}
      <PlanTable plans={plans} view={view} best={best} />
    </>
  );
}
