import { minutesInWords } from '@lanternway/contracts/payments/plan-words';
import { shortPromiseOf } from '@lanternway/contracts/payments/refund-policy';
import { type Plan } from '../../../content/courses/plan';
import { WideDetails } from '../../../ui/WideDetails';
import { type PriceView } from '../currency-store';
import { classesAWeek, inWords, monthlyOf, savingOf } from './plan-savings';
import { formatPart, formatShownPrice, priceToShow } from '../shown-price';

interface PlanTableProps {
  plans: Plan[];
  view: PriceView;
  /** The key of the plan whose sessions cost the least. */
  best: string | null;
}

type Row = [label: string, read: (plan: Plan) => string];

const none = '–';

/** The plans of a tab, point by point. On phones each point is above its values, so that nothing scrolls sideways. */
export function PlanTable({ plans, view, best }: PlanTableProps) {
  if (plans.length < 2) return null;
  const highlight = (plan: Plan) => (plan.key === best ? 'hi' : undefined);
  return (
    <WideDetails className="cmp" summary={`Compare the ${inWords(plans.length)} plans`}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">What</span>
            </th>
            {plans.map((plan) => (
              <th key={plan.key} scope="col" className={highlight(plan)}>
                {shortTitle(plan, plans)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsFor(plans, view).map(([label, read]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {plans.map((plan) => (
                <td key={plan.key} className={highlight(plan)} data-price>
                  {read(plan)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WideDetails>
  );
}

function rowsFor(plans: Plan[], view: PriceView): Row[] {
  const minutes = plans[0]?.sessionMinutes ?? 0;
  const isSameLength = plans.every(({ sessionMinutes }) => sessionMinutes === minutes);
  const part = (plan: Plan, count: number) => {
    const price = priceToShow(plan.pricesMinor, view);
    return price ? formatPart(price, count) : none;
  };
  const kept = (plan: Plan) => savingOf(plan, monthlyOf(plans), view)?.kept;
  const promise = ({ key, sessions }: Plan) => shortPromiseOf({ planKey: key, sessions });
  return [
    isSameLength
      ? [`Sessions of ${minutesInWords(minutes)}`, ({ sessions }) => String(sessions)]
      : ['Sessions', ({ sessions, sessionMinutes }) => `${sessions} of ${minutesInWords(sessionMinutes)}`],
    ['Classes a week, usually', (plan) => String(classesAWeek(plan))],
    ['Price per session', (plan) => part(plan, plan.sessions)],
    ['Price per month', (plan) => part(plan, plan.months)],
    ['You keep, against monthly', (plan) => formatOr(kept(plan))],
    ['Stop before the first class', (plan) => promise(plan).before],
    ['Stop later', (plan) => promise(plan).later],
  ];
}

const formatOr = (price: Parameters<typeof formatShownPrice>[0] | undefined): string =>
  price === undefined ? none : formatShownPrice(price);

/** 'Coding 2 Years' is '2 Years' where every plan begins with 'Coding'. */
function shortTitle({ title }: Plan, plans: Plan[]): string {
  const [first = '', ...rest] = title.split(' ');
  const isShared = plans.every((plan) => plan.title.startsWith(`${first} `));
  return isShared && rest.length > 0 ? rest.join(' ') : title;
}
