import { limitConcurrency } from './limit-concurrency';

/** Work that goes on until `end` is called. */
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
  const limited = limitConcurrency(2);
  const pieces = [piece(), piece(), piece(), piece()] as const;
  const all = pieces.map(({ work }) => limited(work));
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
  const limited = limitConcurrency(1);
  const order: string[] = [];
  const note = (what: string) => () => Promise.resolve(void order.push(what));
  const first = limited(note('first'));
  const second = limited(note('second'));
  setImmediate(() => order.push('other'));
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'other', 'second']);
});

it('goes on after work that fails, and passes its fault on', async () => {
  const limited = limitConcurrency(1);
  const failed = limited(() => Promise.reject(new Error('no')));
  const next = limited(() => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('done');
  expect(await limited(() => Promise.resolve('again'))).toBe('again');
});
