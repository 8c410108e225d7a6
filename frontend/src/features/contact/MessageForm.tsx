import {
  contact,
  contactReceived,
  type ContactMessage,
  honeypotField,
} from '@lanternway/contracts/enquiries/site';
import { messageLength, nameLength } from '@lanternway/contracts/fields/fields';
import { useState } from 'react';
import { openFormSession } from '../../browser/drafts/form-session';
import { Form } from '../../ui/forms/Form';
import { FormTheme } from '../../ui/forms/theme/FormTheme';
import { HoneypotField } from '../../ui/forms/fields/HoneypotField';
import { PrivacyNote } from '../../ui/forms/PrivacyNote';
import { SubmitButton } from '../../ui/forms/SubmitButton';
import { TextAreaField } from '../../ui/forms/fields/TextAreaField';
import { TextField } from '../../ui/forms/fields/TextField';
import { useCheckedForm } from '../../ui/forms/use-checked-form';
import { useRounds } from '../../ui/forms/use-rounds';
import { ThankYouDialog } from '../../ui/dialogs/ThankYouDialog';
import { sendMessage } from './send';

interface MessageFormProps {
  /** The version of the privacy policy that the form links. */
  policyVersion: number | null;
}

const titleId = 'message-form';

/** A message to the provider, from the empty form to the thanks and the empty form again. */
export function MessageForm({ policyVersion }: MessageFormProps) {
  const rounds = useRounds(titleId);
  return (
    <section className="card form-card" aria-labelledby={titleId}>
      <h2 id={titleId} tabIndex={-1}>
        Send a message
      </h2>
      <FormTheme>
        <MessageFields key={rounds.count} policyVersion={policyVersion} onSent={rounds.finish} />
      </FormTheme>
      {rounds.isThanking && <ThankYouDialog {...contactReceived} onClose={rounds.goOn} />}
    </section>
  );
}

function MessageFields({ policyVersion, onSent }: MessageFormProps & { onSent: () => void }) {
  const [session] = useState(() => openFormSession('contact'));
  const form = useCheckedForm<ContactMessage>({
    schema: contact.request,
    kept: session,
    send: async (message) => {
      const ending = await sendMessage(message, session, policyVersion);
      if (ending.kind === 'done') onSent();
      return ending;
    },
  });
  return (
    <>
      <Form form={form}>
        <TextField label="Name" autoComplete="name" maxLength={nameLength} {...form.field('name')} />
        <TextField label="Email" type="email" autoComplete="email" {...form.field('email')} />
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
