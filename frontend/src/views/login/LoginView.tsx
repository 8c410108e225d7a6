import { useCallback } from 'react';
import type { Offer } from '../../content/courses/offer';
import type { AccountScreenProps } from '../../features/account/arrival';
import { LaterLogin } from '../../features/account/login/LaterLogin';
import type { PlanAt } from '../../features/account/wall/use-chosen-plan';
import { planForLogin } from '../../features/checkout/keep-for-login';

interface LoginViewProps extends AccountScreenProps {
  /** What the checkout sells, by the last part of its address. */
  offers: Readonly<Record<string, Offer>>;
}

/** `/login`. On the way to the checkout it shows what is sold there, also to a visitor who opens it by its address. */
export function LoginView({ offers, ...screen }: LoginViewProps) {
  const planAt = useCallback<PlanAt>(
    (path, country) => {
      const [, name = ''] = /^\/checkout\/([^/?#]+)\/?(?:[?#]|$)/.exec(path) ?? [];
      return planForLogin(Object.hasOwn(offers, name) ? (offers[name] ?? null) : null, country);
    },
    [offers],
  );
  return <LaterLogin {...screen} planAt={planAt} />;
}
