import { lazy, type ReactNode, Suspense } from 'react';
import { hasToken } from '../../browser/storage/session';
import { NoticePanel } from '../../ui/forms/FormAlert';
import type { Notice } from '../../ui/forms/use-checked-form';
import { fetchPatiently } from '../../ui/later/patient';
import type { CheckoutProps } from './Checkout';
import { CheckoutSkeleton } from './CheckoutSkeleton';
// The page carries the looks of the forms, whose code comes later.
import '../../ui/forms/form.css';
import '../../ui/forms/fields.css';
import '../../ui/forms/phone/phone.css';
import './checkout.css';

const fetchCheckout = () => import(/* webpackChunkName: "checkout" */ './Checkout');

// A parent who is logged in needs it as soon as the page runs; a visitor goes to the login without it.
if (hasToken()) fetchCheckout().catch(() => undefined);

const Checkout = lazy(async () => ({ default: (await fetchPatiently(fetchCheckout)).Checkout }));

/** The checkout, whose code only parents who are logged in load. */
export function LaterCheckout(props: CheckoutProps) {
  return (
    <Suspense fallback={<CheckoutSkeleton />}>
      <Checkout {...props} />
    </Suspense>
  );
}

const needsScript: Notice = {
  tone: 'info',
  text: 'The checkout needs JavaScript. Please switch it on in your browser.',
};

/** The background of the checkout. */
export function CheckoutGround({ children }: { children: ReactNode }) {
  return (
    <div className="wrap co-ground">
      <noscript>
        <NoticePanel notice={needsScript} />
      </noscript>
      {children}
    </div>
  );
}
