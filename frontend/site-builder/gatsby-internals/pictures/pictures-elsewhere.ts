import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { Gatsby } from '../internals';

export interface PictureWorker {
  /** Makes all sizes of one picture. */
  IMAGE_PROCESSING: (job: object) => Promise<unknown>;
}

export interface PictureOrder {
  id: number;
  job: object;
}

export interface PictureAnswer {
  id: number;
  /** Why the picture could not be made. */
  error: string | null;
}

type Settle = (answer: PictureAnswer | 'gone') => void;

/**
 * Has pictures made by another process, so that they are ready when this one has compiled the site. Orders whose process
 * ended are carried out here.
 * @returns a function after whose call no more pictures are sent there; the process ends with the last one
 */
export function makePicturesElsewhere(
  { load }: Pick<Gatsby, 'load'>,
  start: () => ChildProcess = startProcess,
): () => void {
  const worker = load('gatsby-plugin-sharp/gatsby-worker') as PictureWorker;
  const makeHere = worker.IMAGE_PROCESSING;
  const child = start();
  const waiting = new Map<number, Settle>();
  let sent = 0;
  let isOver = false;

  const endIfDone = () => {
    if (isOver && waiting.size === 0 && child.connected) child.disconnect();
  };
  const settle = (id: number, answer: PictureAnswer | 'gone') => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
    endIfDone();
  };
  const giveUp = () => {
    for (const id of [...waiting.keys()]) settle(id, 'gone');
  };
  child.on('message', (answer: PictureAnswer) => {
    settle(answer.id, answer);
  });
  child.on('exit', giveUp);
  child.on('error', giveUp);

  async function makeThere(job: object): Promise<unknown> {
    if (!child.connected) return makeHere(job);
    sent += 1;
    const id = sent;
    const answer = await new Promise<PictureAnswer | 'gone'>((resolve) => {
      waiting.set(id, resolve);
      child.send({ id, job } satisfies PictureOrder, (error) => {
        if (error) settle(id, 'gone');
      });
    });
    if (answer === 'gone') return makeHere(job);
    if (answer.error !== null) throw new Error(answer.error);
    return undefined;
  }

  worker.IMAGE_PROCESSING = makeThere;
  return () => {
    worker.IMAGE_PROCESSING = makeHere;
    isOver = true;
    endIfDone();
  };
}

const startProcess = (): ChildProcess =>
  fork(path.join(__dirname, 'picture-process.js'), [], {
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
