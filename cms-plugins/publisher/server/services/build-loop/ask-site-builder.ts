import type { Core } from '@strapi/strapi';
import type { BuildListener, BuildOrder, BuildResult, SiteBuilder } from '../../providers/site-builder';
import { saveWhileBuilding } from '../builds/builds';
import type { BuildLog } from '../builds/log';
import type { BuildWorker } from './build-worker';

interface ToMake {
  order: BuildOrder;
  listener: BuildListener;
}

interface Made {
  result: BuildResult;
  /** A digest of the code that the pages are made with. */
  code: string;
}

/**
 * Has a release made by the site builder. Where that cannot start, a whole `gatsby build` makes it: slower, but it needs
 * nothing of Gatsby's inside.
 */
export async function askSiteBuilder(
  strapi: Core.Strapi,
  buildWorker: BuildWorker,
  log: BuildLog,
  toMake: ToMake,
): Promise<Made> {
  if (!buildWorker.buildsPlainly()) {
    const fast = buildWorker.get();
    const made = await makeWith(strapi, fast, toMake).catch(breakWith);
    if (fast.isWarm() || made.result.kind !== 'broken') return made;
    log.note(`The fast site builder could not start: ${made.result.message}`);
  }
  const number = String(toMake.order.build);
  log.note('The site is built in full by a plain build, because the fast site builder does not run.');
  strapi.log.warn(`publisher: build ${number} is made by a plain build, as the site builder does not run`);
  const plain = await buildWorker.getPlain();
  try {
    return await makeWith(strapi, plain, toMake);
  } finally {
    await buildWorker.endPlain();
    await buildWorker.recorded();
  }
}

async function makeWith(
  strapi: Core.Strapi,
  builder: SiteBuilder,
  { order, listener }: ToMake,
): Promise<Made> {
  const code = await builder.ready;
  await saveWhileBuilding(strapi, order.build, { code });
  return { code, result: await builder.build(order, listener) };
}

const breakWith = (error: unknown): Made => ({
  code: '',
  result: { kind: 'broken', message: error instanceof Error ? error.message : String(error) },
});
