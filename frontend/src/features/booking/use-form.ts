import type { BookingReply } from '@lanternway/contracts/classes/site';
import { freeClassFaults } from '@lanternway/contracts/enquiries/site';
import { useState } from 'react';
import type { ObjectSchema } from 'yup';
import { countForm } from '../../browser/count';
import { askCountry } from '../../server-calls/ask-country';
import { useOwnCountry } from '../../ui/forms/phone/use-own-country';
import { type CheckedForm, useCheckedForm } from '../../ui/forms/use-checked-form';
import { type Booking, bookingLabels, bookingSchemas, isMissingSomething } from './fields';
import { type BookingContext, sendBooking } from './send';
import { type ChildFields } from './time/use-offer';
import { type TimeChoice, useTime } from './time/use-time';
import { openBookingSession } from './wish';

/** A request that has arrived, and the class where a time was booked with it. */
export interface Sent {
  booking: Booking;
  booked: NonNullable<BookingReply['booking']> | null;
  /** Takes the form up again, to choose one of the free times after all. Null where there are none, or one was booked. */
  again: (() => void) | null;
  /** By when the desk answers; null where a class was booked. */
  answerBy: string | null;
}

const noChild: ChildFields = { course: '', grade: '', age: '' };

/** The form for a free class: its draft, its checks, the chosen time, and its result. */
export function useBooking(
  context: BookingContext,
  onSent: (sent: Sent) => void,
): { form: CheckedForm<Booking>; time: TimeChoice } {
  const { variant, landing } = context;
  const [session] = useState(() => openBookingSession(variant, landing?.course ?? null));
  const [child, setChild] = useState(noChild);
  const time = useTime(child);
  const form = useCheckedForm<Booking>({
    schema: bookingSchemas[
      landing?.needsPhone === true ? 'dialog' : variant
    ] as unknown as ObjectSchema<Booking>,
    kept: session,
    onStep: countForm,
    labels: bookingLabels,
    wrongNotice: (typed) =>
      variant === 'dialog' && isMissingSomething(typed) ? freeClassFaults.missing : freeClassFaults.invalid,
    send: async (booking) => {
      const { result, ...ended } = await sendBooking(booking, session, context, time);
      if (result.kind === 'done') onSent({ booking, ...ended });
      return result;
    },
  });
  const told = { course: form.value('course'), grade: form.value('grade'), age: form.value('age') };
  // What the fields hold is known only once they are there.
  if (told.course !== child.course || told.grade !== child.grade || told.age !== child.age) setChild(told);
  useOwnCountry(askCountry, form.fill, 'country');
  return { form, time };
}
