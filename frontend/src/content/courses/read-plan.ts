import { type Currency, isCurrency } from '@lanternway/contracts/money/money';
import { durationInWords } from '@lanternway/contracts/payments/plan-words';
import { graphql } from 'gatsby';
import type { IconName, Plan, PricesMinor, Subject } from './plan';

export const planFragments = graphql`
  fragment Price on STRAPI__COMPONENT_PRICING_PRICE {
    currency
    amountMinor
  }

  fragment PlanFields on STRAPI_PLAN {
    key
    title
    subject
    sessions
    sessionMinutes
    months
    features {
      label
      icon
    }
    prices {
      ...Price
    }
  }
`;

const icons: Partial<Record<string, IconName>> = {
  video_camera: 'video-camera-duotone',
  exam: 'exam-duotone',
  certificate: 'certificate-duotone',
  users_three: 'users-three-duotone',
  medal: 'medal-duotone',
  code: 'code-bold',
  math_operations: 'math-operations-bold',
  chalkboard_teacher: 'chalkboard-teacher-duotone',
};

export function readPrices(prices: readonly (Queries.PriceFragment | null)[] | null): PricesMinor {
  const entries = (prices ?? []).flatMap((price): [Currency, number][] =>
    price && isCurrency(price.currency) ? [[price.currency, price.amountMinor]] : [],
  );
  return Object.fromEntries(entries);
}

export function readPlan(plan: Queries.PlanFieldsFragment): Plan {
  const { key, title, sessions, sessionMinutes, months } = plan;
  return {
    key,
    title,
    subject: plan.subject as Subject,
    sessions,
    sessionMinutes,
    months,
    duration: durationInWords(months),
    features: (plan.features ?? []).flatMap((feature) =>
      feature ? [{ label: feature.label, icon: icons[feature.icon] ?? 'certificate-duotone' }] : [],
    ),
    pricesMinor: readPrices(plan.prices),
  };
}
