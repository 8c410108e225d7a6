import { createLane } from './lane';

/** Work that ends when it is told to. */
function piece() {
  let end: () => void = () => undefined;
  let isBegun = false;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return {
    work: () => {
      isBegun = true;
      return ended;
    },
    isBegun: () => isBegun,
    end: () => {
      end();
    },
  };
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

it('works on so many at once, and on the others in order as these end', async () => {
  const lane = createLane(2);
  const pieces = [piece(), piece(), piece(), piece()] as const;
  const all = pieces.map(({ work }) => lane(work));
  const begun = () => pieces.map(({ isBegun }) => isBegun());
  await nextTurn();
  expect(begun()).toEqual([true, true, false, false]);
  pieces[1].end();
  await all[1];
  await nextTurn();
  expect(begun()).toEqual([true, true, true, false]);
  for (const { end } of pieces) end();
  await Promise.all(all);
  expect(begun()).toEqual([true, true, true, true]);
});

it('lets what else has come do its work before the next one begins', async () => {
  const lane = createLane(1);
  const order: string[] = [];
  const note = (what: string) => () => Promise.resolve(void order.push(what));
  const first = lane(note('first'));
  const second = lane(note('second'));
  setImmediate(() => order.push('other'));
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'other', 'second']);
});

it('goes on after work that fails, and passes its fault on', async () => {
  const lane = createLane(1);
  const failed = lane(() => Promise.reject(new Error('no')));
  const next = lane(() => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('done');
  expect(await lane(() => Promise.resolve('again'))).toBe('again');
});
