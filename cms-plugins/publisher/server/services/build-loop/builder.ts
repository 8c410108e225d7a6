import { createWorker } from '@lanternway/mailer/worker';
import type { Core } from '@strapi/strapi';
import { createGathering } from './debounce';
import { createLook } from './poll';
import { createPressRoom } from './site-builder';
import { rollBackTo, type RollBack, type RollBackHow } from './roll-back';
import { settle } from './recover';
import { createTenure } from '../leadership/leadership';
import { addWish } from '../builds/manual-requests';
import { own } from '../own';

/** Makes what is published live. Each instance has one; one of them at a time builds. */
export interface Builder {
  /** Begins once the server listens: the press reads from it. */
  start: () => void;
  stop: () => Promise<void>;
  /** Something was published: looks soon, when a burst is over. Never throws, never waits. */
  wake: () => void;
  /** Has a build made, whatever was refused, held or is live. By a staff member's name. */
  publishNow: (by: string | null) => Promise<void>;
  rollBack: (number: number, by: string | null, how: RollBackHow) => Promise<RollBack>;
}

export function builder({ strapi }: { strapi: Core.Strapi }): Builder {
  const gathering = createGathering(() => {
    worker.wake();
  });
  const room = createPressRoom(strapi, () => {
    worker.wake();
  });
  const tenure = createTenure(strapi, {
    async begun() {
      await settle(strapi);
      room.open();
      room.warm();
    },
    // Another press works in the same folder from now on.
    lost: () => void room.close(),
  });
  let isStopped = true;
  const worker = createWorker(
    {
      some: createLook(strapi, { tenure, room, gathering, isStopped: () => isStopped }),
      onError(error) {
        const why = error instanceof Error ? error.message : 'unknown reason';
        strapi.log.error(`publisher: could not look what is to be built, and will: ${why}`);
      },
    },
    { lookEveryMs: 2_000, gatherMs: 0 },
  );

  async function publishNow(by: string | null): Promise<void> {
    await addWish(strapi, by);
    worker.wake();
  }

  /** Asked for by whoever runs the product, who may have changed the site's code. */
  async function publishAfresh(): Promise<void> {
    await addWish(strapi, null, { isAfresh: true });
    worker.wake();
  }

  const begin = () => {
    if (!isStopped) worker.start();
  };

  return {
    start() {
      isStopped = false;
      own(strapi, 'status').start(publishAfresh);
      const { httpServer } = strapi.server;
      if (httpServer.listening) begin();
      else httpServer.once('listening', begin);
    },

    async stop() {
      if (isStopped) return;
      isStopped = true;
      gathering.stop();
      // What is being built ends with its press.
      await room.close();
      await worker.stop();
      // A look that was under way may have become the builder.
      await room.close();
      await own(strapi, 'status').stop();
      await tenure.end();
    },

    wake() {
      if (!isStopped) gathering.wake();
    },

    publishNow,

    async rollBack(number, by, how) {
      const done = await rollBackTo(strapi, number, by, how);
      worker.wake();
      return done;
    },
  };
}
