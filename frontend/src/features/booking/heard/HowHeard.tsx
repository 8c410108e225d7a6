import { heardFrom, tellHeard, type HeardFrom } from '@lanternway/contracts/enquiries/heard';
import { useEffect, useRef, useState } from 'react';
import { send } from '../../../server-calls/client';
import { buttonClass } from '../../../ui/links/button-class';
import './how-heard.css';

const answers = Object.entries(heardFrom) as [HeardFrom, string][];

type Step = 'asked' | 'sending' | 'thanked' | 'failed' | 'skipped';

interface HowHeardProps {
  /** Of the link of the class. */
  token: string;
  heading: 'h2' | 'h3';
}

/** One tap after a class is booked, with the token of its link. Nobody has to answer. */
export function HowHeard({ token, heading: Heading }: HowHeardProps) {
  const [step, setStep] = useState<Step>('asked');
  const thanks = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (step === 'thanked') thanks.current?.focus();
  }, [step]);

  async function answer(heard: HeardFrom) {
    setStep('sending');
    const outcome = await send(tellHeard, { token, heard });
    setStep(outcome.kind === 'done' ? 'thanked' : 'failed');
  }

  if (step === 'skipped') return null;
  if (step === 'thanked')
    return (
      <p ref={thanks} tabIndex={-1} className="heard-thanks" role="status">
        Thank you. That helps us.
      </p>
    );
  return (
    <section className="heard" aria-labelledby="heard-title">
      <Heading id="heard-title">How did you hear of us?</Heading>
      <p>One tap, if you like. It helps us spend less on advertising.</p>
      <div className="heard-answers">
        {answers.map(([key, label]) => (
          <button key={key} type="button" disabled={step === 'sending'} onClick={() => void answer(key)}>
            {label}
          </button>
        ))}
        <button type="button" className={buttonClass({ look: 'quiet' })} onClick={() => setStep('skipped')}>
          Skip
        </button>
      </div>
      {step === 'failed' && (
        <p role="alert">We could not note it just now. Your class is booked all the same.</p>
      )}
    </section>
  );
}
