import { linkIsVoid } from '@lanternway/contracts/classes/own-class';
import type { ReactNode } from 'react';
import { buttonClass } from '../../../ui/links/button-class';
import { useToken } from '../own/use-token';
import { DoorView } from './DoorView';
import { useDoor } from './use-door';
import './join.css';

/** `/join#…`: counts down to the class, lets its family try their sound, and opens the door. */
export function JoinScreen() {
  const door = useDoor(useToken());
  const { found } = door;
  switch (found.kind) {
    case 'loading':
      return (
        <Words title="Your class">
          <p role="status">One moment…</p>
          <noscript>
            <p>This page needs JavaScript. Without it, please call us: we will tell you how to join.</p>
          </noscript>
        </Words>
      );
    case 'void':
      return (
        <Words title={linkIsVoid}>
          <p>
            It may be too old, or a part of it is missing. Please open it from the newest mail about your
            class.
          </p>
        </Words>
      );
    case 'failed':
      return (
        <Words title="Your class">
          <p role="alert">We could not load it just now.</p>
          <p>
            <button type="button" className={buttonClass({ look: 'lantern' })} onClick={door.again}>
              Try again
            </button>
          </p>
        </Words>
      );
    case 'shown':
      return <DoorView door={found.door} entering={door.entering} onEnter={() => void door.enter()} />;
  }
}

function Words({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="join on-night">
      <div className="wrap join-words">
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  );
}
