import { withPlainDigits } from '@lanternway/contracts/fields/digits';
import { phoneDigits } from '@lanternway/contracts/fields/fields';
import type { ChangeEvent } from 'react';
import { Form } from '../../ui/forms/Form';
import { ReadOnlyField } from '../../ui/forms/fields/ReadOnlyField';
import { TextField } from '../../ui/forms/fields/TextField';
import type { CheckedForm } from '../../ui/forms/use-checked-form';
import { CardTitle } from './CardTitle';
import { detailsId, type Details } from './use-details';

interface DetailsCardProps {
  form: CheckedForm<Details>;
  email: string;
}

/** Who pays: the first of the two cards. The button that sends it is in the second. */
export function DetailsCard({ form, email }: DetailsCardProps) {
  const phone = form.field('phone');
  const keepDigits = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = withPlainDigits(event.target.value).replace(/\D/g, '').slice(0, phoneDigits.most);
    if (event.target.value !== digits) event.target.value = digits;
    phone.onChange(event);
  };
  return (
    <section className="card" aria-labelledby="details-title">
      <CardTitle id="details-title" number={1} title="Your details" />
      <Form form={form} id={detailsId}>
        <TextField label="Name" autoComplete="name" {...form.field('name')} />
        <ReadOnlyField
          label="Email"
          name="email"
          autoComplete="email"
          value={email}
          help="The receipt goes here. This is the email of your account."
        />
        <TextField
          label="Phone"
          type="tel"
          autoComplete="tel-national"
          inputMode="numeric"
          help="We call only about class times."
          {...phone}
          onChange={keepDigits as typeof phone.onChange}
        />
      </Form>
    </section>
  );
}
