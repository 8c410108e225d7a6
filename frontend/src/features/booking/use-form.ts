import { freeClassFaults } from '@lanternway/contracts/enquiries/site';
import { useState } from 'react';
import type { ObjectSchema } from 'yup';
import { askCountry } from '../../server-calls/ask-country';
import { useOwnCountry } from '../../ui/forms/phone/use-own-country';
import { type CheckedForm, useCheckedForm } from '../../ui/forms/use-checked-form';
import { type Booking, bookingLabels, bookingSchemas, isMissingSomething } from './fields';
import { type BookingContext, sendBooking } from './send';
import { openBookingSession } from './wish';

/** The form for a free class: its draft, its checks and its result. */
export function useBooking(
  context: BookingContext,
  onSent: (booking: Booking) => void,
): CheckedForm<Booking> {
  const { variant } = context;
  const [session] = useState(() => openBookingSession(variant));
  const form = useCheckedForm<Booking>({
    schema: bookingSchemas[variant] as unknown as ObjectSchema<Booking>,
    kept: session,
    labels: bookingLabels,
    wrongNotice: (typed) =>
      variant === 'dialog' && isMissingSomething(typed) ? freeClassFaults.missing : freeClassFaults.invalid,
    send: async (booking) => {
      const result = await sendBooking(booking, session, context);
      if (result.kind === 'done') onSent(booking);
      return result;
    },
  });
  useOwnCountry(askCountry, form.fill, 'country');
  return form;
}
