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
import { useButtonWord } from '../../ui/links/ButtonWord';
import { goTo } from '../../browser/navigation';
import type { MessageContext } from './send';
import { useMessage } from './use-form';

/** A message to the provider, from the empty form to the thanks and the empty form again. */
export function MessageForm(context: MessageContext) {
  const { landing } = context;
  const thanks = {
    title: landing?.thanksTitle ?? contactReceived.title,
    text: landing?.thanksText ?? contactReceived.text,
  };
  const next = landing?.next ?? null;
  return (
    <FormCard
      titleId={landing?.labelledBy ?? 'message-form'}
      title={landing === undefined ? 'Send a message' : null}
      thanks={thanks}
      {...(next === null ? {} : { onThanked: () => goTo(next) })}
    >
      {(onSent) => <MessageFields {...context} onSent={onSent} />}
    </FormCard>
  );
}

function MessageFields({ onSent, ...context }: MessageContext & { onSent: () => void }) {
  const form = useMessage(context, onSent);
  const sendWords = useButtonWord('sendMessage', 'Send message');
  return (
    <>
      <Form form={form}>
        <RequiredNote />
        <TextField label="Name" autoComplete="name" maxLength={nameLength} {...form.field('name')} />
        <EmailField form={form} name="email" label="Email" autoComplete="email" />
        <TextAreaField label="Message" rows={5} maxLength={messageLength} {...form.field('message')} />
        <HoneypotField {...form.field(honeypotField)} />
        <SubmitButton
          label={context.landing?.button ?? sendWords}
          busyLabel="Sending..."
          isBusy={form.isBusy}
          isFaulty={form.isFaulty}
        />
      </Form>
      <PrivacyNote use="to answer you" />
    </>
  );
}
