import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { makePicturesElsewhere, type PictureOrder, type PictureWorker } from './pictures-elsewhere';

function open() {
  const here: object[] = [];
  const worker: PictureWorker = {
    IMAGE_PROCESSING: (job) => {
      here.push(job);
      return Promise.resolve();
    },
  };
  const orders: PictureOrder[] = [];
  const child = Object.assign(new EventEmitter(), {
    connected: true,
    send: (order: PictureOrder) => orders.push(order),
    disconnect: () => {
      child.connected = false;
    },
  });
  const load = (() => worker) as unknown as NodeJS.Require;
  const stop = makePicturesElsewhere({ load }, () => child as unknown as ChildProcess);
  const end = () => {
    child.connected = false;
    child.emit('exit', null, 'SIGKILL');
  };
  return { make: (job: object) => worker.IMAGE_PROCESSING(job), here, orders, child, stop, end };
}

it('has each picture made by the other process, and waits for its answer', async () => {
  const { make, here, orders, child } = open();
  const first = make({ picture: 'a' });
  const second = make({ picture: 'b' });
  expect(orders.map(({ job }) => job)).toEqual([{ picture: 'a' }, { picture: 'b' }]);
  child.emit('message', { id: orders[1]?.id, error: null });
  child.emit('message', { id: orders[0]?.id, error: 'The file is no picture.' });
  await expect(second).resolves.toBeUndefined();
  await expect(first).rejects.toThrow('The file is no picture.');
  expect(here).toEqual([]);
});

it('makes pictures here where the other process has ended, also those it had begun', async () => {
  const { make, here, end } = open();
  const begun = make({ picture: 'a' });
  end();
  await begun;
  await make({ picture: 'b' });
  expect(here).toEqual([{ picture: 'a' }, { picture: 'b' }]);
});

it('ends the other process with its last picture', async () => {
  const { make, here, orders, child, stop } = open();
  const last = make({ picture: 'a' });
  stop();
  expect(child.connected).toBe(true);
  await make({ picture: 'b' });
  expect(here).toEqual([{ picture: 'b' }]);
  child.emit('message', { id: orders[0]?.id, error: null });
  await last;
  expect(child.connected).toBe(false);
});

it('ends the other process at once where it has nothing to do', () => {
  const { child, stop } = open();
  stop();
  expect(child.connected).toBe(false);
});
