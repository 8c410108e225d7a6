import { fullName, phoneNumber } from '@lanternway/contracts/fields/fields';
import { missingDetails } from '@lanternway/contracts/payments/checkout';
import { useEffect, useState } from 'react';
import { object } from 'yup';
import { openCheckoutDraft } from '../../browser/drafts/checkout-draft';
import { type CheckedForm, useCheckedForm } from '../../ui/forms/use-checked-form';
import type { Buyer } from './payment/pay-by-card';

export interface Details {
  name: string;
  phone: string;
}

export const detailsId = 'details';

const schema = object({ name: fullName(), phone: phoneNumber() });

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
      await pay({ ...details, email });
      // The form stays. The result of the payment is shown next to the ways to pay.
      return { kind: 'refused' };
    },
  });
  const { fill } = form;
  useEffect(() => fill('name', username), [fill, username]);

  const typed = { name: form.value('name'), phone: form.value('phone') };
  const buyer = schema.isValidSync(typed) ? { ...schema.cast(typed), email } : null;
  return { form, buyer };
}
