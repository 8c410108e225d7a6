import type { OrderView } from '@lanternway/contracts/payments/parent-orders';
import { refundPromiseOf } from '@lanternway/contracts/payments/refund-policy';
import { Icon } from '../../../ui/art/Icon';
import { Lantern, type LanternPaper } from '../../../ui/art/Lantern';
import paid from '../../../ui/art/spot-paid.svg';
import { Spot } from '../../../ui/art/Spot';
import { Anchor } from '../../../ui/links/Anchor';
import { ButtonLink } from '../../../ui/links/ButtonLink';
import { ReceiptSheet } from './ReceiptSheet';

interface ThankYouProps {
  order: OrderView;
  buyer: { name: string; email: string | null };
}

const firstWord = (name: string) => name.trim().split(/\s+/)[0] ?? name;

/** Of the lanterns along the string. */
const papers: LanternPaper[] = ['honey', 'rose', 'peacock'];

const nextSteps = (email: string | null) => [
  {
    title: 'We write to you',
    text: `Our admissions team will write to ${email ?? 'the email of your account'} to agree on days and times.`,
  },
  {
    title: 'You agree on the times',
    text: 'Reply with what suits your child. Nothing is fixed before that.',
  },
  {
    title: 'The first class',
    text: 'Your child meets the teacher online. Your profile shows how many sessions are left.',
  },
];

/** What happens after the payment, as three lanterns on a string. */
function WhatHappensNow({ email }: { email: string | null }) {
  return (
    <>
      <h2>What happens now</h2>
      <ol className="now3">
        {nextSteps(email).map(({ title, text }, index) => (
          <li key={title}>
            <Lantern number={index + 1} paper={papers[index]} />
            <div>
              <h3>{title}</h3>
              <p className="muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The page after a payment: what happens now, and next to it the receipt. */
export function ThankYou({ order, buyer: { name, email } }: ThankYouProps) {
  const { plan, sessions } = order;
  return (
    <div className="rs">
      <article className="sheet rs-main">
        <div className="rs-head">
          <Spot drawing={paid} />
          <div>
            <h1>Payment received</h1>
            <p className="lead">
              Thank you, {firstWord(name)}.{email !== null && ` A copy is on its way to ${email}.`}
            </p>
          </div>
        </div>
        <hr className="tear" />
        <WhatHappensNow email={email} />
        <hr className="tear" />
        {sessions !== null && (
          <p className="rs-note">
            <Icon name="shield-check-duotone" />
            <span>
              {refundPromiseOf({ planKey: plan, sessions: sessions.bought })}{' '}
              <Anchor href="/refund">Refund Policy</Anchor>
            </span>
          </p>
        )}
        <div className="rs-ways">
          <ButtonLink look="outline" size="large" href="/profile">
            Your orders
          </ButtonLink>
          <ButtonLink look="quiet" size="large" href="/">
            Go Home
          </ButtonLink>
        </div>
      </article>
      <ReceiptSheet order={order} />
    </div>
  );
}
