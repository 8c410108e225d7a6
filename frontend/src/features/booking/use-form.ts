import { freeClassFaults } from '@lanternway/contracts/enquiries/site';
import { useState } from 'react';
import type { ObjectSchema } from 'yup';
import { askCountry } from '../../server-calls/ask-country';
import { useOwnCountry } from '../../ui/forms/phone/use-own-country';
import { type CheckedForm, useCheckedForm } from '../../ui/forms/use-checked-form';
import { raiseToast } from '../../ui/toast/toasts';
import { type Booking, bookingSchemas, isMissingSomething } from './fields';
import { type BookingContext, sendBooking } from './send';
import { openBookingSession } from './wish';

/** The form for a free class: its draft, its checks and its result. */
export function useBooking(context: BookingContext, onSent: () => void): CheckedForm<Booking> {
  const { variant } = context;
  const [session] = useState(() => openBookingSession(variant));
  const form = useCheckedForm<Booking>({
    schema: bookingSchemas[variant] as unknown as ObjectSchema<Booking>,
    kept: session,
    onInvalid: (typed) => {
      const { missing, invalid } = freeClassFaults;
      raiseToast({ tone: 'bad', ...(variant === 'dialog' && isMissingSomething(typed) ? missing : invalid) });
    },
    send: async (booking) => {
      const result = await sendBooking(booking, session, context);
      if (result.kind === 'done') onSent();
      return result;
    },
  });
  useOwnCountry(askCountry, form.fill, 'country');
  return form;
}
