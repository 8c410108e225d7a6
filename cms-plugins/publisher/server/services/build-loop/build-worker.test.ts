import type { Core } from '@strapi/strapi';
import { startSiteBuilder, type SiteBuilder } from '../../providers/site-builder';
import { beginPlainBuilds, endPlainBuilds } from '../builds/plain-builds';
import { createBuildWorker } from './build-worker';

jest.mock('../../providers/site-builder');
jest.mock('../builds/plain-builds');

interface Process {
  builder: SiteBuilder;
  beWarm: () => Promise<void>;
  /** Says why it cannot start, just before its end. */
  giveUp: () => Promise<void>;
  fail: () => Promise<void>;
  /** Ends without a word, as when the machine kills it. */
  die: () => Promise<void>;
}

/** Lets what waits for a promise run. */
const settle = () => jest.advanceTimersByTimeAsync(0);

/** A promise that is settled from outside. */
function createSwitch<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<Value>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

function createProcess(): Process {
  const warm = createSwitch<undefined>();
  const ended = createSwitch<boolean>();
  let isWarm = false;
  const settledLater = warm.promise.then(() => undefined).then(() => undefined);
  settledLater.catch(() => undefined);
  const giveUp = () => {
    warm.reject(new Error('It lacks something.'));
    return settle();
  };
  return {
    builder: {
      ready: Promise.resolve('code'),
      // Like the real one, it is settled some steps after the end is known.
      warm: settledLater,
      isWarm: () => isWarm,
      build: () => Promise.resolve({ kind: 'built', pages: 1 }),
      tail: () => [],
      ended: ended.promise,
      close: () => Promise.resolve(),
    },
    beWarm() {
      isWarm = true;
      warm.resolve(undefined);
      return settle();
    },
    giveUp,
    async fail() {
      await giveUp();
      ended.resolve(false);
      await settle();
    },
    die() {
      ended.resolve(false);
      warm.reject(new Error('The site builder ended (SIGKILL).'));
      return settle();
    },
  };
}

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const config = { siteBuilder: { env: {} }, plainBuild: { env: {} }, buildsPlainly: false };
const strapi = { log, config: { get: () => config } } as unknown as Core.Strapi;

let started: Process[];
const newest = (): Process => {
  const last = started.at(-1);
  if (last === undefined) throw new Error('None was started.');
  return last;
};

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-03-01T10:00:00Z') });
  started = [];
  jest.mocked(endPlainBuilds).mockReset().mockResolvedValue(true);
  jest.mocked(beginPlainBuilds).mockReset().mockResolvedValue();
  jest.mocked(startSiteBuilder).mockImplementation(() => {
    started.push(createProcess());
    return newest().builder;
  });
});

afterEach(() => {
  jest.useRealTimers();
});

it('starts a site builder that cannot start less and less often', async () => {
  const worker = createBuildWorker(strapi, () => undefined);
  worker.open();
  worker.warm();
  for (const [index, pauseMs] of [30_000, 120_000, 600_000, 600_000].entries()) {
    expect(started).toHaveLength(index + 1);
    await newest().fail();
    jest.advanceTimersByTime(pauseMs - 1);
    worker.warm();
    expect(started).toHaveLength(index + 1);
    jest.advanceTimersByTime(1);
    worker.warm();
  }
  expect(beginPlainBuilds).toHaveBeenCalledTimes(4);
  expect(beginPlainBuilds).toHaveBeenCalledWith(strapi, 'It lacks something.');
});

it('tries it no sooner where a plain build begins before it has ended', async () => {
  const worker = createBuildWorker(strapi, () => undefined);
  worker.open();
  worker.warm();
  const failing = newest();
  await failing.giveUp();
  await worker.getPlain();
  await failing.fail();
  const before = started.length;
  jest.advanceTimersByTime(29_000);
  worker.warm();
  expect(started).toHaveLength(before);
  jest.advanceTimersByTime(1_000);
  worker.warm();
  expect(started).toHaveLength(before + 1);
});

it('counts a site builder that is killed before it is warm as one that cannot start', async () => {
  const worker = createBuildWorker(strapi, () => undefined);
  worker.open();
  worker.warm();
  await newest().die();
  expect(worker.buildsPlainly()).toBe(true);
  expect(beginPlainBuilds).toHaveBeenCalledTimes(1);
  expect(beginPlainBuilds).toHaveBeenCalledWith(strapi, 'The site builder ended (SIGKILL).');
});

it('builds plainly until a site builder is warm again, and then no more', async () => {
  const worker = createBuildWorker(strapi, () => undefined);
  worker.open();
  worker.warm();
  expect(worker.buildsPlainly()).toBe(false);
  await newest().fail();
  expect(worker.buildsPlainly()).toBe(true);
  jest.advanceTimersByTime(30_000);
  worker.warm();
  expect(worker.buildsPlainly()).toBe(true);
  expect(endPlainBuilds).not.toHaveBeenCalled();
  await newest().beWarm();
  expect(worker.buildsPlainly()).toBe(false);
  expect(endPlainBuilds).toHaveBeenCalledTimes(1);
});

it('does not build plainly where a site builder that was warm ends', async () => {
  const worker = createBuildWorker(strapi, () => undefined);
  worker.open();
  worker.warm();
  await newest().beWarm();
  await newest().fail();
  expect(worker.buildsPlainly()).toBe(false);
  expect(beginPlainBuilds).not.toHaveBeenCalled();
});

it('says that an instance which no longer builds makes no plain build either', async () => {
  const worker = createBuildWorker(strapi, () => undefined);
  await expect(worker.getPlain()).rejects.toThrow('This instance no longer builds.');
  expect(started).toEqual([]);
});
