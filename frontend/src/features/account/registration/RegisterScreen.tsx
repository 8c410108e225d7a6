import { Anchor } from '../../../ui/links/Anchor';
import { AccountScreen } from '../AccountScreen';
import type { AccountScreenProps } from '../arrival';
import { useWayBack } from '../use-way-back';
import { RegisterFields } from './RegisterFields';
import { useRegistration } from './use-registration';

/** `/register`: name, email and a password. The next step confirms them with a code. */
export function RegisterScreen({ brand }: AccountScreenProps) {
  const wayBack = useWayBack();
  const form = useRegistration(wayBack);
  const lead = (
    <>
      Already have an account? <Anchor href={wayBack.to('/login')}>Log in</Anchor>
    </>
  );
  return (
    <AccountScreen brand={brand} title="Create an account" lead={lead} onLeave={wayBack.forget}>
      <div>
        <RegisterFields form={form} label="Create account" />
      </div>
    </AccountScreen>
  );
}
