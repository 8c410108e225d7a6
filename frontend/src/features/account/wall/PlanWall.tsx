import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { openAccountDraft } from '../../../browser/drafts/account-draft';
import type { ChosenPlan } from '../../../browser/storage/chosen-plan';
import { Icon } from '../../../ui/art/Icon';
import { AccountScreen } from '../AccountScreen';
import type { AccountScreenProps } from '../arrival';
import { LoginFields } from '../login/LoginFields';
import { useLogin } from '../login/use-login';
import { RegisterFields } from '../registration/RegisterFields';
import { useRegistration } from '../registration/use-registration';
import { useArrival } from '../use-arrival';
import { useWayBack } from '../use-way-back';
import { AccountTabs, panelId, tabId, type Way } from './AccountTabs';
import { ChosenSheet } from './ChosenSheet';

const Wall = styled('div')({
  display: 'grid',
  gap: 20,
  '& .form-fields': { gap: 16 },
  '& .seg': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
  '& .seg button': { justifyContent: 'center', padding: '0 8px', fontSize: '1rem', lineHeight: 1.2 },
});

const Why = styled('span')({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: '6px 12px',
  fontSize: '.9375rem',
  lineHeight: 1.45,
  '& .i': { width: 22, height: 22, color: 'var(--peacock)' },
});

const why = (
  <Why>
    <Icon name="identification-badge-duotone" />
    <span>
      Your classes, receipts and refunds are kept in an account, so we need one. Next is the payment, with
      this plan.
    </span>
  </Why>
);

/** What was typed into the login before it was known that a plan is being bought, or before a reload. */
function readTypedEmail(): string | undefined {
  const field = typeof document === 'undefined' ? null : document.getElementById('email');
  const typed = field instanceof HTMLInputElement ? field.value : '';
  return typed || openAccountDraft('login').read()['email'];
}

interface PlanWallProps extends AccountScreenProps {
  plan: ChosenPlan;
}

/** `/login` on the way to the checkout: the plan, why an account is needed, and both ways to get on. */
export function PlanWall({ brand, arrival, plan }: PlanWallProps) {
  const wayBack = useWayBack();
  const login = useLogin(wayBack);
  const registration = useRegistration(wayBack);
  const [typed] = useState(readTypedEmail);
  const email = arrival.email ?? typed;
  // A parent who comes from the code or has begun to type has an account.
  const [way, setWay] = useState<Way>(email === undefined ? 'register' : 'login');
  useArrival({ notice: arrival.notice, email }, login);
  const select = (next: Way) => {
    const [from, to] = next === 'login' ? [registration, login] : [login, registration];
    to.fill('email', from.value('email'));
    to.fill('password', from.value('password'));
    setWay(next);
  };
  return (
    <AccountScreen
      brand={brand}
      title="One minute before you pay"
      above={<ChosenSheet plan={plan} />}
      lead={why}
      onLeave={wayBack.forget}
    >
      <Wall>
        <AccountTabs selected={way} onSelect={select} />
        <div id={panelId} role="tabpanel" aria-labelledby={tabId(way)}>
          {way === 'register' ? (
            <RegisterFields form={registration} label="Create account and continue" />
          ) : (
            <LoginFields form={login} wayBack={wayBack} />
          )}
        </div>
      </Wall>
    </AccountScreen>
  );
}
