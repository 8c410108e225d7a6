import { requestPasswordChange, somethingWrong } from '@lanternway/contracts/accounts/accounts';
import { useEffect } from 'react';
import { send } from '../../../server-calls/client';
import { Form } from '../../../ui/forms/Form';
import { SubmitButton } from '../../../ui/forms/mui/SubmitButton';
import { EmailField } from '../../../ui/forms/mui/EmailField';
import { useCheckedForm } from '../../../ui/forms/use-checked-form';
import { resultOf } from '../send-result';
import { startWaiting } from '../codes/use-pending-code';

interface AskForCodeProps {
  /** The parent's own email, as far as this browser knows it. */
  email: string;
  /** @param message the server's message */
  onSent: (message: string) => void;
}

/** The first step: which address to send the code to. Only the parent's own is accepted. */
export function AskForCode({ email, onSent }: AskForCodeProps) {
  const form = useCheckedForm<{ email: string }>({
    schema: requestPasswordChange.request,
    send: async (values) => {
      const outcome = await send(requestPasswordChange, values);
      if (outcome.kind === 'done') {
        startWaiting('change', values.email);
        onSent(outcome.reply.message);
      }
      return resultOf(outcome, somethingWrong);
    },
  });
  const { fill } = form;
  useEffect(() => fill('email', email), [fill, email]);
  return (
    <>
      <p>Step 1 of 2</p>
      <Form form={form}>
        <EmailField form={form} name="email" label="Email" autoComplete="username" />
        <SubmitButton label="Send code" busyLabel="Sending..." isBusy={form.isBusy} isDone={form.isDone} />
      </Form>
    </>
  );
}
