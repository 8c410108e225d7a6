import { askHold, type Held, type Question, releaseHold } from './calls';

/** Times are in ISO format, as the server offers them. */
export interface OwnHold {
  take: (question: Question, at: string) => Promise<Held>;
  /** The hold for this time, once no answer is awaited any more; undefined if there is none, null if the time has gone. */
  nameFor: (at: string) => Promise<string | undefined | null>;
  /** Gives back what is held; what is being asked for, as soon as it is held. */
  giveBack: () => void;
  /** This time has become the class. A hold for another one, chosen before, is given back. */
  settle: (at: string) => void;
}

/**
 * What one form holds. It asks for one hold at a time, and the next one replaces it. The form is sent only when the answer is
 * there: otherwise its own hold would stand in its way.
 */
export function openOwnHold(): OwnHold {
  let held: { name: string; at: string } | null = null;
  /** Ends with the last answer; with the time that it said had gone. */
  let last: Promise<string | null> = Promise.resolve(null);

  const release = () => {
    if (held !== null) releaseHold(held.name);
    held = null;
  };

  const giveBack = () => {
    release();
    last = last.then(() => {
      release();
      return null;
    });
  };

  const nameFor = async (at: string): Promise<string | undefined | null> => {
    const awaited = last;
    const gone = await awaited;
    if (gone === at) return null;
    if (awaited !== last) return nameFor(at);
    return held?.at === at ? held.name : undefined;
  };

  return {
    nameFor,
    giveBack,
    take(question, at) {
      const taken = last.then(async () => {
        const result = await askHold(question, at, held?.name);
        if (result.kind === 'held') held = { name: result.hold, at };
        return result;
      });
      last = taken.then(({ kind }) => (kind === 'taken' ? at : null));
      return taken;
    },
    settle(at) {
      if (held?.at === at) held = null;
      giveBack();
    },
  };
}
