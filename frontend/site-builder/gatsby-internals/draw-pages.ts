import path from 'node:path';
import { fileOfPath } from '../../src/build/after/built-page';
import type { Gatsby, Renderer } from './internals';

/**
 * Draws all pages whose data or code changed, some at a time.
 * @param tell gets the files of pages that are ready, while others are drawn
 */
export async function drawPages(gatsby: Gatsby, tell: (files: string[]) => void): Promise<void> {
  const publicDir = path.resolve('public');
  let before: Promise<unknown> = Promise.resolve();

  /** Gatsby asks for all at once, and would put the scripts into pages only when all are there. */
  const renderHTMLProd: Renderer['renderHTMLProd'] = (task) => {
    const drawn = before.then(async () => {
      const result = await gatsby.renderer.renderHTMLProd(task);
      await Promise.all(task.paths.map((pagePath) => gatsby.stitchPage({ pagePath, publicDir })));
      tell(task.paths.map(fileOfPath));
      return result;
    });
    before = drawn;
    return drawn;
  };

  await gatsby.html.buildHTMLPagesAndDeleteStaleArtifacts({
    program: gatsby.store.getState().program,
    workerPool: { single: { ...gatsby.renderer, renderHTMLProd } },
  });
}
