import { wakesOf } from '@lanternway/server-kit/jobs/wakes';
import { nameOfError } from '@lanternway/server-kit/errors';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { createProvider } from '../../providers/create-provider';
import { createDispatch, type Dispatch } from './dispatch';
import { brandOf } from '@lanternway/server-kit/platform';
import { createMailStore } from '../outbox/mail-store';
import { createSender } from './sender';
import { createRequestLoad } from './request-load';
import { createEncryption } from '../outbox/encryption';

const pace = { pollIntervalMs: 3_000, atOnce: 3, stopWithinMs: 10_000 };

/** Requests go first, but a code is not put off for longer than people notice. */
const highLoad = { requests: 20, maxWaitMs: 250 };

/** The dispatch of this process, put together from the settings. */
export function dispatch({ strapi }: { strapi: Core.Strapi }): Dispatch {
  const { transport, secrets, publicUrl, from } = readConfig(strapi);
  const provider = createProvider(transport);
  const sender = createSender({
    store: createMailStore(strapi.db),
    provider,
    encryption: createEncryption(secrets),
    readBrand: () => brandOf(strapi).read(),
    publicUrl,
    from,
    log: (line) => strapi.log.warn(line),
  });
  // What a database says of an error may hold a parent's data.
  const onError = (error: unknown) => {
    strapi.log.error(`mail: the outbox could not be worked on: ${nameOfError(error)}`);
  };
  const requestLoad = createRequestLoad(highLoad);
  const work = createDispatch(
    { take: sender.take, onError, untilLoadIsLow: requestLoad.untilLow, wakes: () => wakesOf(strapi) },
    pace,
  );
  return {
    ...work,
    start() {
      strapi.server.httpServer.on('request', requestLoad.count);
      work.start();
    },
    async stop() {
      strapi.server.httpServer.off('request', requestLoad.count);
      await work.stop();
      await provider.stop();
    },
  };
}

/** The dispatch of this process. It has state: what is under way, and whether it runs. */
export const dispatchOf = (strapi: Core.Strapi): Dispatch => strapi.plugin('mailer').service('dispatch');
