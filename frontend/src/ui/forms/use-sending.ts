import { useRef, useState } from 'react';

/** The result of sending a form, with a message to show. */
export type SendResult =
  | { kind: 'done'; text?: string | undefined }
  /** Without a text if another part of the page has said it. */
  | {
      kind: 'refused';
      /** By default an error. */
      tone?: 'info' | undefined;
      /** A line above the text, in bold. */
      title?: string | undefined;
      text?: string | undefined;
      errors?: Record<string, string> | undefined;
    };

type Phase = 'open' | 'busy' | 'done';

interface Sending<Values> {
  phase: Phase;
  /** Undefined if the form is being sent already, or has arrived. */
  start: (values: Values) => Promise<SendResult | undefined>;
}

/** Sends a form only once, however often its button is pressed, and again only after a refusal. */
export function useSending<Values>(send: (values: Values) => Promise<SendResult>): Sending<Values> {
  const [phase, setPhase] = useState<Phase>('open');
  const isClosed = useRef(false);
  const start = async (values: Values) => {
    if (isClosed.current) return undefined;
    isClosed.current = true;
    setPhase('busy');
    const result = await send(values);
    isClosed.current = result.kind === 'done';
    setPhase(isClosed.current ? 'done' : 'open');
    return result;
  };
  return { phase, start };
}
