import { Form } from '../../ui/forms/Form';
import { ReadOnlyField } from '../../ui/forms/mui/ReadOnlyField';
import { TextField } from '../../ui/forms/mui/TextField';
import { PhoneField } from '../../ui/forms/phone/PhoneField';
import { RequiredNote } from '../../ui/forms/RequiredNote';
import type { CheckedForm } from '../../ui/forms/use-checked-form';
import { CardTitle } from './CardTitle';
import { detailsId, type Details } from './use-details';

interface DetailsCardProps {
  form: CheckedForm<Details>;
  email: string;
}

/** Who pays: the first of the two cards. The button that sends it is in the second. */
export function DetailsCard({ form, email }: DetailsCardProps) {
  return (
    <section className="card" aria-labelledby="details-title">
      <CardTitle id="details-title" number={1} title="Your details" />
      <Form form={form} id={detailsId}>
        <RequiredNote />
        <TextField label="Name" autoComplete="name" {...form.field('name')} />
        <ReadOnlyField
          label="Email"
          name="email"
          autoComplete="email"
          value={email}
          help="The receipt goes here. This is the email of your account."
        />
        <PhoneField
          label="Phone"
          help="We call only about class times."
          country={{ iso: form.value('country'), onChoose: (iso) => form.set('country', iso) }}
          {...form.field('phone')}
        />
      </Form>
    </section>
  );
}
