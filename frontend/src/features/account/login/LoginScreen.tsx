import { Anchor } from '../../../ui/links/Anchor';
import { AccountScreen } from '../AccountScreen';
import type { AccountScreenProps } from '../arrival';
import { useArrival } from '../use-arrival';
import { useWayBack } from '../use-way-back';
import { PlanWall } from '../wall/PlanWall';
import { useChosenPlan } from '../wall/use-chosen-plan';
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

/** `/login`: email and password, and on the way to the checkout also the plan and a way to get an account. */
export function LoginScreen(props: AccountScreenProps) {
  const plan = useChosenPlan();
  return plan === null ? <PlainLogin {...props} /> : <PlanWall {...props} plan={plan} />;
}
