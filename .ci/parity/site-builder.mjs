import { fork } from 'node:child_process';
import { on, once } from 'node:events';
import path from 'node:path';
import { inRoot } from '../paths.mjs';

/** @typedef {import('@lanternway/contracts/publishing/build-protocol').FromSiteBuilder} FromSiteBuilder */

/**
 * The site builder, run as the publisher does: one that ends by itself after a build is started again.
 * @param {string} work @param {Record<string, string | undefined>} env
 */
export function startSiteBuilder(work, env) {
  const start = () =>
    fork(inRoot('frontend/site-builder/dist/site-builder/main.js'), {
      cwd: inRoot('frontend'),
      env: { ...process.env, ...env, WORK_DIR: work },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  let child = start();
  let build = 0;
  return {
    /** @param {string} releases @returns {Promise<{ folder: string, ms: number }>} */
    async build(releases) {
      build += 1;
      const folder = path.join(releases, String(build));
      const from = performance.now();
      const messages = on(child, 'message', { close: ['exit'] });
      child.send({ kind: 'build', build, into: folder, before: null });
      let isEnding = false;
      for await (const [said] of messages) {
        const message = /** @type {FromSiteBuilder} */ (said);
        if (message.kind === 'read') child.send({ kind: 'goOn', build });
        if (message.kind === 'ending') isEnding = true;
        if (message.kind === 'refused') throw new Error(message.faults.map(({ text }) => text).join('\n'));
        if (message.kind === 'broken') throw new Error(message.message);
        if (message.kind !== 'built') continue;
        const ms = performance.now() - from;
        if (isEnding) {
          await once(child, 'exit');
          child = start();
        }
        return { folder, ms };
      }
      throw new Error('The site builder ended.');
    },
    stop: () => child.disconnect(),
  };
}
