import type { Context, Next } from 'koa';
import { answerUnavailable } from '../unavailable';
import { isUpload } from '../upload-paths';

const usualMs = 30_000;
/** A file may come over a slow line; the server itself ends a request that takes longer. */
const uploadMs = 290_000;

/**
 * Answers 503 when a request takes too long. The database's own limits are not enough: the check of a unique field that
 * the database refuses never settles, and the request would hang with it.
 */
export default ({ usual = usualMs, upload = uploadMs }: { usual?: number; upload?: number } = {}) =>
  async (ctx: Context, next: Next) => {
    const limit = isUpload(ctx.path) ? upload : usual;
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => {
        resolve('late');
      }, limit);
    });
    try {
      const outcome = await Promise.race([next(), tooLate]);
      if (outcome === 'late') answerUnavailable(ctx, 'The answer took too long. Please try again.');
    } finally {
      clearTimeout(timer);
    }
  };
