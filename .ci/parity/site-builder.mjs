import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { inRoot } from '../paths.mjs';

/** @typedef {import('@lanternway/contracts/publishing/build-protocol').FromSiteBuilder} FromSiteBuilder */

/**
 * The site builder, run as the publisher does.
 * @param {string} work @param {Record<string, string | undefined>} env
 */
export function startSiteBuilder(work, env) {
  const child = fork(inRoot('frontend/site-builder/dist/site-builder/main.js'), {
    cwd: inRoot('frontend'),
    env: { ...process.env, ...env, WORK_DIR: work },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error('The site builder ended.');
  });
  // `build` reports this error.
  ended.catch(() => undefined);
  let build = 0;
  return {
    /** @param {string} releases @returns {Promise<{ folder: string, ms: number }>} */
    async build(releases) {
      build += 1;
      const folder = path.join(releases, String(build));
      child.send({ kind: 'build', build, into: folder, before: null });
      const from = performance.now();
      for (;;) {
        /** @type {FromSiteBuilder} */
        const message = (await Promise.race([once(child, 'message'), ended]))[0];
        if (message.kind === 'read') child.send({ kind: 'goOn', build });
        if (message.kind === 'built') return { folder, ms: performance.now() - from };
        if (message.kind === 'refused') throw new Error(message.faults.map(({ text }) => text).join('\n'));
        if (message.kind === 'broken') throw new Error(message.message);
      }
    },
    stop: () => child.disconnect(),
  };
}
