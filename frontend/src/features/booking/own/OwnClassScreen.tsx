import { linkIsVoid } from '@lanternway/contracts/classes/own-class';
import { lazy, Suspense } from 'react';
import missed from '../../../ui/art/spot-class-missed.svg';
import { Spot } from '../../../ui/art/Spot';
import { buttonClass } from '../../../ui/links/button-class';
import { ButtonLink } from '../../../ui/links/ButtonLink';
import type { WaysToReach } from '../WithoutScript';
import { ClassSheet } from './ClassSheet';
import { Reach } from './Reach';
import { useOwnClass, type OwnClassState } from './use-own-class';
import { useToken } from './use-token';
import './own-class.css';

const WaitingSheet = lazy(() => import('./WaitingSheet').then((part) => ({ default: part.WaitingSheet })));

/** `/booking#…`: a class, and what its parent can do with it without a login. */
export function OwnClassScreen({ reach }: { reach: WaysToReach }) {
  const state = useOwnClass(useToken());
  return (
    <div className="graph own">
      <div className="wrap own-wrap">
        <Content state={state} />
        <Reach {...reach} />
      </div>
    </div>
  );
}

function Content({ state }: { state: OwnClassState }) {
  const { found } = state;
  switch (found.kind) {
    case 'loading':
      return (
        <article className="sheet own-sheet own-empty" aria-busy="true">
          <h1>Your class</h1>
          <p role="status">One moment…</p>
          <noscript>
            <p>This page needs JavaScript. Without it, please call or write to us.</p>
          </noscript>
        </article>
      );
    case 'void':
      return (
        <article className="sheet own-sheet own-empty">
          <Spot drawing={missed} />
          <h1>{linkIsVoid}</h1>
          <p>
            It may be too old, or a part of it is missing. Please open it from the newest mail about your
            class, or call or write to us.
          </p>
          <p>
            <ButtonLink look="outline" href="/book-free-class">
              Book a free class
            </ButtonLink>
          </p>
        </article>
      );
    case 'failed':
      return (
        <article className="sheet own-sheet own-empty">
          <h1>Your class</h1>
          <p role="alert">We could not load it just now.</p>
          <p>
            <button type="button" className={buttonClass({ look: 'solid' })} onClick={state.again}>
              Try again
            </button>
          </p>
        </article>
      );
    case 'waiting':
      return (
        <Suspense fallback={<p role="status">Looking for free times…</p>}>
          <WaitingSheet waiting={found.waiting} state={state} />
        </Suspense>
      );
    case 'shown':
      return <ClassSheet own={found.own} state={state} />;
  }
}
