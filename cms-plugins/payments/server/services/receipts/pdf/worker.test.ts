import { neutralColours } from '@lanternway/contracts/brand/colours';
import { createReceiptPdfWorker, type ReceiptPdfWorker } from './worker';
import type { Paper } from './paper';

const letterhead = { name: 'Provider', colours: neutralColours, mark: null };

let pdfWorker: ReceiptPdfWorker;

/** A worker whose thread runs a few lines of its own. */
function workerRunning(code: string, maxWaiting = 49): ReceiptPdfWorker {
  const file = `const { parentPort } = require('node:worker_threads'); parentPort.on('message', ({ paper }) => { ${code} });`;
  pdfWorker = createReceiptPdfWorker({ file, options: { eval: true }, maxWaiting });
  return pdfWorker;
}

afterEach(() => pdfWorker.stop());

const numbered = (number: string): Paper => ({
  title: 'Receipt',
  number,
  issuedAt: '2026-11-20T10:00:01.000Z',
  brand: 'Provider',
  author: 'Provider',
  parties: [
    { label: 'From', name: 'Provider', lines: [] },
    { label: 'To', name: null, lines: [] },
  ],
  facts: [],
  total: ['Amount paid', '₹1'],
  notes: [],
  contact: '',
});

const echoes = 'parentPort.postMessage({ file: Buffer.from(paper.number) });';

it('gives everybody the file of his own receipt', async () => {
  const { draw } = workerRunning(echoes);
  const files = await Promise.all(['a', 'b', 'c'].map((number) => draw(numbered(number), letterhead)));
  expect(files.map((file) => file.toString())).toEqual(['a', 'b', 'c']);
});

it('says that one cannot be drawn, and goes on with the next', async () => {
  const { draw } = workerRunning(
    `if (paper.number === 'bad') parentPort.postMessage({ fault: 'TypeError' }); else ${echoes}`,
  );
  const [bad, good] = await Promise.allSettled([
    draw(numbered('bad'), letterhead),
    draw(numbered('good'), letterhead),
  ]);
  expect(bad).toMatchObject({ status: 'rejected', reason: { message: 'TypeError' } });
  expect(good.status).toBe('fulfilled');
});

it('lets nobody suffer for a receipt over which the thread dies', async () => {
  const { draw } = workerRunning(`if (paper.number === 'deadly') process.exit(1); else ${echoes}`);
  const ends = await Promise.allSettled([
    draw(numbered('deadly'), letterhead),
    draw(numbered('behind it'), letterhead),
  ]);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect((await draw(numbered('next'), letterhead)).toString()).toBe('next');
});

it('says nothing of what broke the thread', async () => {
  const { draw } = workerRunning(
    `if (paper.number === 'deadly') throw new Error('Died of it.'); else ${echoes}`,
  );
  await expect(draw(numbered('deadly'), letterhead)).rejects.toThrow('has ended');
  expect((await draw(numbered('next'), letterhead)).toString()).toBe('next');
});

it('refuses what would make the queue too long, and says when to come again', async () => {
  const { draw, stop } = workerRunning('', 1);
  const kept = Promise.allSettled([
    draw(numbered('first'), letterhead),
    draw(numbered('second'), letterhead),
  ]);
  await expect(draw(numbered('third'), letterhead)).rejects.toMatchObject({
    name: 'ServiceBusyError',
    retryAfterS: 5,
  });
  await stop();
  expect((await kept).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
