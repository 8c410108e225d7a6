import { objectionId } from '@lanternway/contracts/insight/visits';
import { useSyncExternalStore } from 'react';
import {
  asksForPrivacy,
  hasObjected,
  object,
  watchObjection,
  withdrawObjection,
} from '../../browser/storage/objection';
import { buttonClass } from '../../ui/links/button-class';
import './counting.css';

type Choice = 'counted' | 'objected' | 'asked by the browser';

const states: Record<Choice, string> = {
  counted: 'Visits in this browser are counted.',
  objected: 'Visits in this browser are not counted.',
  'asked by the browser':
    'Your browser asks every site not to follow you (Global Privacy Control). Your visits are not counted.',
};

function readChoice(): Choice {
  if (asksForPrivacy()) return 'asked by the browser';
  return hasObjected() ? 'objected' : 'counted';
}

/** Where a reader says that their visits are not to be counted, and takes that back. */
export function CountingChoice() {
  const choice = useSyncExternalStore<Choice>(watchObjection, readChoice, () => 'counted');
  const change = () => {
    if (choice === 'counted') object();
    else withdrawObjection();
  };
  return (
    <section className="counting" id={objectionId} aria-labelledby="counting-title">
      <h2 id="counting-title">Counting visits</h2>
      <p>
        We count how often each page is looked at, to see which are of use. There is no cookie and no profile,
        and nobody else is told. If you object, this browser remembers only that.
      </p>
      <noscript>
        <p>Without JavaScript nothing is counted.</p>
      </noscript>
      <p role="status">{states[choice]}</p>
      <button
        type="button"
        className={buttonClass({ look: 'outline' })}
        onClick={change}
        disabled={choice === 'asked by the browser'}
      >
        {choice === 'objected' ? 'Count me again' : 'Do not count me'}
      </button>
    </section>
  );
}
