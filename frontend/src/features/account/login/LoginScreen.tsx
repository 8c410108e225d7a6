import { Anchor } from '../../../ui/links/Anchor';
import { AccountScreen } from '../AccountScreen';
import type { AccountScreenProps } from '../arrival';
import { useArrival } from '../use-arrival';
import { useWayBack } from '../use-way-back';
import { PlanWall } from '../wall/PlanWall';
import { type PlanAt, useChosenPlan } from '../wall/use-chosen-plan';
import { LoginFields } from './LoginFields';
import { useLogin } from './use-login';
import { useWayIn } from './use-way-in';

function PlainLogin({ brand, arrival }: AccountScreenProps) {
  const wayBack = useWayBack();
  const form = useLogin(wayBack);
  useArrival(arrival, form);
  useWayIn(form);
  const lead = (
    <>
      New here? <Anchor href={wayBack.to('/register')}>Create an account</Anchor>
    </>
  );
  return (
    <AccountScreen brand={brand} title="Log in" lead={lead} onLeave={wayBack.forget}>
      <LoginFields form={form} wayBack={wayBack} />
    </AccountScreen>
  );
}

export interface LoginScreenProps extends AccountScreenProps {
  /** What the checkout sells at an address of its own. */
  planAt: PlanAt;
}

/** `/login`: email and password, and on the way to the checkout also the plan and a way to get an account. */
export function LoginScreen({ planAt, ...screen }: LoginScreenProps) {
  const wanted = useChosenPlan(planAt);
  return wanted === null ? <PlainLogin {...screen} /> : <PlanWall {...screen} {...wanted} />;
}
