import { useState } from 'react';
import { countForm } from '../../browser/count';
import { openFormSession } from '../../browser/drafts/form-session';
import { type CheckedForm, useCheckedForm } from '../../ui/forms/use-checked-form';
import { type Message, messageSchema } from './fields';
import { type MessageContext, sendMessage } from './send';

/** The form for a message: its draft, its checks and its result. */
export function useMessage(context: MessageContext, onSent: () => void): CheckedForm<Message> {
  const [session] = useState(() => openFormSession('contact'));
  return useCheckedForm<Message>({
    schema: messageSchema,
    kept: session,
    onStep: countForm,
    send: async (message) => {
      const result = await sendMessage(message, session, context);
      if (result.kind === 'done') onSent();
      return result;
    },
  });
}
