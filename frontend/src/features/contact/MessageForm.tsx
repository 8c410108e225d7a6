import { contactReceived, honeypotField } from '@lanternway/contracts/enquiries/site';
import { messageLength, nameLength } from '@lanternway/contracts/fields/fields';
import { EmailField } from '../../ui/forms/fields/EmailField';
import { Form } from '../../ui/forms/Form';
import { FormCard } from '../../ui/forms/FormCard';
import { HoneypotField } from '../../ui/forms/fields/HoneypotField';
import { PrivacyNote } from '../../ui/forms/PrivacyNote';
import { RequiredNote } from '../../ui/forms/RequiredNote';
import { SubmitButton } from '../../ui/forms/SubmitButton';
import { TextAreaField } from '../../ui/forms/fields/TextAreaField';
import { TextField } from '../../ui/forms/fields/TextField';
import { useMessage } from './use-form';

interface MessageFormProps {
  /** The version of the privacy policy that the form links. */
  policyVersion: number | null;
}

/** A message to the provider, from the empty form to the thanks and the empty form again. */
export function MessageForm({ policyVersion }: MessageFormProps) {
  return (
    <FormCard titleId="message-form" title="Send a message" thanks={contactReceived}>
      {(onSent) => <MessageFields policyVersion={policyVersion} onSent={onSent} />}
    </FormCard>
  );
}

function MessageFields({ policyVersion, onSent }: MessageFormProps & { onSent: () => void }) {
  const form = useMessage(policyVersion, onSent);
  return (
    <>
      <Form form={form}>
        <RequiredNote />
        <TextField label="Name" autoComplete="name" maxLength={nameLength} {...form.field('name')} />
        <EmailField form={form} name="email" label="Email" autoComplete="email" />
        <TextAreaField label="Message" rows={5} maxLength={messageLength} {...form.field('message')} />
        <HoneypotField {...form.field(honeypotField)} />
        <SubmitButton
          label="Send message"
          busyLabel="Sending..."
          isBusy={form.isBusy}
          isFaulty={form.isFaulty}
        />
      </Form>
      <PrivacyNote use="to answer you" />
    </>
  );
}
