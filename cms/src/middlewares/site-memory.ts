import type { Context, Next } from 'koa';
import { answerFromMemory } from '../site-server/memory';
import { findRelease } from '../site-server/release';

interface Config {
  /** The folder of the live site, or the link that is switched when a new one goes live. */
  root: string;
}

/** Answers what the live release has answered before, without the work that other requests need. */
export default ({ root }: Config) =>
  async (ctx: Context, next: Next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    const release = await findRelease(root);
    if (release === null || !answerFromMemory(ctx, release)) return next();
  };
