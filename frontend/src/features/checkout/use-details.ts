import { fullName, phoneNumber } from '@lanternway/contracts/fields/fields';
import { missingDetails } from '@lanternway/contracts/payments/checkout';
import { useEffect, useState } from 'react';
import { object, string } from 'yup';
import { openCheckoutDraft } from '../../browser/drafts/checkout-draft';
import { askCountry } from '../../server-calls/ask-country';
import { withDialCode } from '../../ui/forms/phone/country-codes';
import { useOwnCountry } from '../../ui/forms/phone/use-own-country';
import { type CheckedForm, useCheckedForm } from '../../ui/forms/use-checked-form';
import type { Buyer } from './payment/pay-by-card';

export interface Details {
  name: string;
  /** The country of the dial code. */
  country?: string | undefined;
  phone: string;
}

export const detailsId = 'details';

const schema = object({ name: fullName(), country: string(), phone: phoneNumber() });

/** The details as they are sent: the phone with its dial code. */
const buyerOf = ({ name, country, phone }: Details, email: string): Buyer => ({
  name,
  email,
  phone: withDialCode(country ?? '', phone),
});

interface FilledIn {
  form: CheckedForm<Details>;
  /** Who buys; null until every detail is valid. */
  buyer: Buyer | null;
}

/**
 * The details of the person who pays. They are kept over errors and reloads.
 * @param pay is called with them when the form is sent, and lasts as long as the payment
 */
export function useDetails(
  user: { username: string; email: string },
  pay: (buyer: Buyer) => Promise<void>,
): FilledIn {
  const { username, email } = user;
  const [draft] = useState(() => openCheckoutDraft(email));
  const form = useCheckedForm<Details>({
    schema,
    kept: draft,
    wrongText: missingDetails,
    send: async (details) => {
      await pay(buyerOf(details, email));
      // The form stays. The result of the payment is shown next to the ways to pay.
      return { kind: 'refused' };
    },
  });
  const { fill } = form;
  useEffect(() => fill('name', username), [fill, username]);
  useOwnCountry(askCountry, fill, 'country');

  const typed = { name: form.value('name'), country: form.value('country'), phone: form.value('phone') };
  const buyer = schema.isValidSync(typed) ? buyerOf(schema.cast(typed), email) : null;
  return { form, buyer };
}
