import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSiteBuilder, type SiteBuilder } from './site-builder';

let folder: string;
let builder: SiteBuilder | undefined;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lanternway-site-builder-'));
});

afterEach(async () => {
  await builder?.close();
  rmSync(folder, { recursive: true, force: true });
});

function start(program: string, silentMs = 5_000): SiteBuilder {
  const module = path.join(folder, 'site-builder.cjs');
  writeFileSync(module, `process.on('disconnect', () => process.exit(0));\n${program}`);
  const env = { STRAPI_TOKEN: 'the-very-secret-key' };
  builder = startSiteBuilder({ module, cwd: folder, env }, { silentMs, coldMs: silentMs, closingMs: 500 });
  return builder;
}

const ready = "process.send({ kind: 'ready', code: 'c' });";
const order = { build: 7, into: '/nowhere', before: null };
const listener = { onStage: () => undefined, onRead: () => Promise.resolve('goOn' as const) };

it('is ready when it says so, and reports the stages in turn', async () => {
  const stages: string[] = [];
  const running = start(`${ready} process.on('message', ({ build }) => {
    for (const stage of ['reading', 'pages']) process.send({ kind: 'stage', build, stage });
    process.send({ kind: 'built', build, pages: 3 });
  });`);
  await expect(running.ready).resolves.toBe('c');
  const onStage = (stage: string) => stages.push(stage);
  await expect(running.build(order, { ...listener, onStage })).resolves.toMatchObject({
    kind: 'built',
    pages: 3,
  });
  expect(stages).toEqual(['reading', 'pages']);
});

it('is warm when it says so, and could not start where it ends before', async () => {
  const running = start(`${ready} process.send({ kind: 'warm' }); process.on('message', () => undefined);`);
  await running.warm;
  expect(running.isWarm()).toBe(true);
  await running.close();
  const failing = start(
    `${ready} process.send({ kind: 'broken', build: null, message: 'It lacks it.' }, () => process.exit(1));`,
  );
  await expect(failing.warm).rejects.toThrow('It lacks it.');
  await expect(failing.ready).resolves.toBe('c');
  expect(failing.isWarm()).toBe(false);
});

it('ignores messages about another build, and unknown messages', async () => {
  const running = start(`${ready} process.on('message', ({ build }) => {
    process.send({ kind: 'built', build: build - 1, pages: 1 });
    process.send({ kind: 'built', build, pages: 'many' });
    process.send('built');
    process.send({ kind: 'refused', build, faults: [{ text: 'It is at fault.', path: 3 }] });
  });`);
  await running.ready;
  const faults = [{ text: 'It is at fault.', path: null, entry: null }];
  await expect(running.build(order, listener)).resolves.toMatchObject({ kind: 'refused', faults });
});

it('says how a build went after the end of a process that takes no more', async () => {
  const running = start(`${ready} process.on('message', ({ build }) => {
    process.send({ kind: 'ending', build });
    process.send({ kind: 'built', build, pages: 2 }, () => setTimeout(() => process.exit(0), 200));
  });`);
  await running.ready;
  let hasEnded = false;
  void running.ended.then(() => (hasEnded = true));
  await expect(running.build(order, listener)).resolves.toMatchObject({ kind: 'built', pages: 2 });
  expect(hasEnded).toBe(true);
});

it('ends a process that says that it ends, and does not', async () => {
  const running = start(
    `${ready} process.on('message', ({ build }) => {
    process.send({ kind: 'ending', build });
    process.send({ kind: 'built', build, pages: 2 });
  });`,
    300,
  );
  await running.ready;
  await expect(running.build(order, listener)).resolves.toMatchObject({ kind: 'built' });
  await expect(running.ended).resolves.toBe(false);
});

it('ends a process that gives no sign of life, while it starts and while it builds', async () => {
  const starting = start('setInterval(() => undefined, 1000);', 150);
  await expect(starting.ready).rejects.toThrow('since it gave no sign of life');
  const building = start(`${ready} process.on('message', () => undefined);`, 400);
  await building.ready;
  const message = 'The site builder ended since it gave no sign of life.';
  await expect(building.build(order, listener)).resolves.toEqual({ kind: 'broken', message });
});

it('does not end an idle process', async () => {
  const running = start(
    `${ready} process.on('message', ({ build }) => {
    process.send({ kind: 'built', build, pages: 1 });
  });`,
    300,
  );
  await running.ready;
  await new Promise((resolve) => setTimeout(resolve, 700));
  await expect(running.build(order, listener)).resolves.toMatchObject({ kind: 'built' });
});

it('says how it ended where it ends before it is ready, and where there is none', async () => {
  await expect(start('process.exit(3);').ready).rejects.toThrow('The site builder ended (code 3).');
  builder = startSiteBuilder({ module: path.join(folder, 'none.cjs'), cwd: folder, env: {} });
  await expect(builder.ready).rejects.toThrow('The site builder ended (code 1).');
});

it('keeps its last lines, without colours and without its key', async () => {
  const running = start(
    `console.error('\\u001b[31mfailed\\u001b[0m with the-very-secret-key'); process.exit(1);`,
  );
  await running.ended;
  expect(running.tail()).toEqual(['failed with …']);
});
