import { createDrawings } from './drawings';

/** A drawing whose end the test decides. */
function slow() {
  const ends: { resolve: (drawn: string) => void; reject: (error: Error) => void }[] = [];
  const draw = () => new Promise<string>((resolve, reject) => ends.push({ resolve, reject }));
  return { draw, ends };
}

const unused = () => Promise.reject(new Error('Nothing was to be drawn.'));

it('draws again each time a page is asked for, and keeps the last for what the page asks for', async () => {
  const drawings = createDrawings<string>();
  await expect(drawings.fresh('a', () => Promise.resolve('first'), 100)).resolves.toBe('first');
  await expect(drawings.last('a', unused)).resolves.toBe('first');
  await expect(drawings.fresh('a', () => Promise.resolve('second'), 100)).resolves.toBe('second');
  await expect(drawings.last('a', unused)).resolves.toBe('second');
});

it('draws for what a page asks for, where the page came from somebody else', async () => {
  await expect(createDrawings<string>().last('a', () => Promise.resolve('drawn'))).resolves.toBe('drawn');
});

it('keeps the drawings of links apart', async () => {
  const drawings = createDrawings<string>();
  await drawings.fresh('a', () => Promise.resolve('of a'), 100);
  await expect(drawings.last('b', () => Promise.resolve('of b'))).resolves.toBe('of b');
});

it('says that it takes longer, and takes the same drawing up again', async () => {
  const drawings = createDrawings<string>();
  const { draw, ends } = slow();
  await expect(drawings.fresh('a', draw, 5)).resolves.toBe('late');
  const again = drawings.fresh('a', draw, 1000);
  ends[0]?.resolve('drawn');
  await expect(again).resolves.toBe('drawn');
  expect(ends).toHaveLength(1);
});

it('reports a failure that came late, once, and then draws again', async () => {
  const drawings = createDrawings<string>();
  const { draw, ends } = slow();
  await expect(drawings.fresh('a', draw, 5)).resolves.toBe('late');
  ends[0]?.reject(new Error('It died.'));
  await expect(drawings.fresh('a', unused, 100)).rejects.toThrow('It died.');
  await expect(drawings.fresh('a', () => Promise.resolve('drawn'), 100)).resolves.toBe('drawn');
});

it('forgets the oldest of many', async () => {
  const drawings = createDrawings<string>();
  for (let link = 0; link <= 50; link += 1) {
    await drawings.fresh(String(link), () => Promise.resolve(`of ${String(link)}`), 100);
  }
  await expect(drawings.last('0', () => Promise.resolve('again'))).resolves.toBe('again');
  await expect(drawings.last('50', unused)).resolves.toBe('of 50');
});
