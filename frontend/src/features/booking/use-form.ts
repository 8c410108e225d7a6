import { freeClassFaults } from '@lanternway/contracts/enquiries/site';
import { useEffect, useState } from 'react';
import type { ObjectSchema } from 'yup';
import { openFormSession } from '../../browser/drafts/form-session';
import { askCountry } from '../../server-calls/ask-country';
import { isCountry } from '../../ui/forms/phone/find-countries';
import { type CheckedForm, useCheckedForm } from '../../ui/forms/use-checked-form';
import { raiseToast } from '../../ui/toast/toasts';
import { type Booking, bookingSchemas, isMissingSomething } from './fields';
import { type BookingContext, sendBooking } from './send';

/** The form for a free class: its draft, its checks and its result. */
export function useBooking(context: BookingContext, onReceived: () => void): CheckedForm<Booking> {
  const { variant } = context;
  const [session] = useState(() => openFormSession('free-class'));
  const form = useCheckedForm<Booking>({
    schema: bookingSchemas[variant] as unknown as ObjectSchema<Booking>,
    kept: session,
    onInvalid: (typed) => {
      const { missing, invalid } = freeClassFaults;
      raiseToast({ tone: 'bad', ...(variant === 'dialog' && isMissingSomething(typed) ? missing : invalid) });
    },
    send: async (booking) => {
      const ending = await sendBooking(booking, session, context);
      if (ending.kind === 'done') onReceived();
      return ending;
    },
  });

  const { fill } = form;
  useEffect(() => {
    let isHere = true;
    void askCountry().then((country) => {
      if (isHere && country !== null && isCountry(country)) fill('country', country);
    });
    return () => {
      isHere = false;
    };
  }, [fill]);
  return form;
}
