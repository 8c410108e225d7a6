import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { createAnnouncing, type Announcing } from './announcing';

let announcing: Announcing | undefined;

afterEach(async () => {
  await announcing?.stop();
});

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await wait(2);
}

interface Begun {
  announceSome: () => Promise<boolean>;
  onError?: (error: unknown) => void;
  lookEveryMs?: number;
}

function begin({ announceSome, onError = () => undefined, lookEveryMs = 60_000 }: Begun): Announcing {
  announcing = createAnnouncing({ announceSome, onError }, { lookEveryMs, gatherMs: 1 });
  announcing.start();
  return announcing;
}

it('looks at the start, at every beat, and soon after it is woken', async () => {
  let looks = 0;
  const announceSome = () => {
    looks += 1;
    return Promise.resolve(false);
  };
  begin({ announceSome, lookEveryMs: 5 });
  await until(() => looks > 3);
  await announcing?.stop();

  looks = 0;
  const { wake } = begin({ announceSome });
  await until(() => looks === 1);
  wake();
  await until(() => looks === 2);
});

it('goes on at once while there is more', async () => {
  let left = 4;
  begin({ announceSome: () => Promise.resolve((left -= 1) > 0) });
  await until(() => left === 0);
});

it('forgets no wake that comes while it is at work', async () => {
  const ends: (() => void)[] = [];
  const { wake } = begin({
    announceSome: () =>
      new Promise<boolean>((resolve) =>
        ends.push(() => {
          resolve(false);
        }),
      ),
  });
  await until(() => ends.length === 1);
  wake();
  await wait(20);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await until(() => ends.length === 2);
  ends[1]?.();
});

it('goes on after a look that failed', async () => {
  const errors: unknown[] = [];
  let looks = 0;
  const { wake } = begin({
    announceSome: () => {
      looks += 1;
      return looks === 1 ? Promise.reject(new Error('no database')) : Promise.resolve(false);
    },
    onError: (error) => errors.push(error),
  });
  await until(() => errors.length === 1);
  wake();
  await until(() => looks === 2);
  expect(errors).toEqual([new Error('no database')]);
});

it('waits at its end for what is under way, and begins nothing more', async () => {
  let end: (() => void) | undefined;
  let looks = 0;
  const { wake, stop } = begin({
    announceSome: () => {
      looks += 1;
      return new Promise<boolean>((resolve) => {
        end = () => {
          resolve(true);
        };
      });
    },
  });
  await until(() => looks === 1);
  let isStopped = false;
  const stopping = stop().then(() => (isStopped = true));
  wake();
  await wait(10);
  expect(isStopped).toBe(false);
  end?.();
  await stopping;
  await wait(10);
  expect(looks).toBe(1);
});

it('works outside of the request it was woken by', async () => {
  const request = new AsyncLocalStorage<string>();
  const seen: (string | undefined)[] = [];
  const { wake } = begin({
    announceSome: () => {
      seen.push(request.getStore());
      return Promise.resolve(false);
    },
  });
  await until(() => seen.length === 1);
  request.run('a request', wake);
  await until(() => seen.length === 2);
  expect(seen).toEqual([undefined, undefined]);
});
