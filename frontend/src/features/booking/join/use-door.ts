import { joinClass, readDoor, type Door } from '@lanternway/contracts/classes/own-class';
import { useEffect, useState } from 'react';
import { goTo } from '../../../browser/navigation';
import { send } from '../../../server-calls/client';
import { failureText } from '../../../server-calls/failure-text';

export type Found =
  { kind: 'loading' } | { kind: 'void' } | { kind: 'failed' } | { kind: 'shown'; door: Door };

/** entering: the way into the room is being asked for. waiting: there is none yet. */
export type Entering =
  | { kind: 'outside' }
  | { kind: 'entering' }
  | { kind: 'waiting' }
  | { kind: 'gone'; room: string }
  | { kind: 'refused'; text: string };

const unreachable = 'We could not reach our server. Please try again.';

/** The door that a link leads to. Only the button opens it: a program that reads our mails stays outside. */
export function useDoor(token: string | null) {
  const [found, setFound] = useState<Found>({ kind: 'loading' });
  const [entering, setEntering] = useState<Entering>({ kind: 'outside' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (token === null) return;
    let isWanted = true;
    void look(token).then((next) => {
      if (isWanted) setFound(next);
    });
    return () => {
      isWanted = false;
    };
  }, [token, round]);

  return {
    ...{ found, entering },
    again() {
      setFound({ kind: 'loading' });
      setRound((before) => before + 1);
    },
    async enter() {
      if (token === null) return;
      setEntering({ kind: 'entering' });
      const outcome = await send(joinClass, { token });
      if (outcome.kind !== 'done')
        return setEntering({ kind: 'refused', text: failureText(outcome, unreachable) });
      const { room } = outcome.reply;
      if (room === null) return setEntering({ kind: 'waiting' });
      setEntering({ kind: 'gone', room });
      goTo(room);
    },
  };
}

async function look(token: string): Promise<Found> {
  if (token === '') return { kind: 'void' };
  const outcome = await send(readDoor, { token });
  if (outcome.kind === 'done') return { kind: 'shown', door: outcome.reply.door };
  const isVoid = outcome.kind === 'refused' && [404, 422].includes(outcome.status);
  return { kind: isVoid ? 'void' : 'failed' };
}
