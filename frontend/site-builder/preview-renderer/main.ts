import type { FromPreviewRenderer, ToPreviewRenderer } from '@lanternway/contracts/publishing/build-protocol';
import { drawDrafts, readPlaces, readWorkFolder, runAsGatsbyBuild } from '../process/env';
import { enterWorkFolder } from '../process/work-folder';

/*
 * The preview renderer draws drafts for preview. The publisher forks it in the folder of the site's sources. Their
 * messages are in contracts/publishing/build-protocol.ts. It has its own work folder, so its pages never get into the
 * site builder's folder or into a release.
 */

const tell = (message: FromPreviewRenderer) => void process.send?.(message);

async function start(): Promise<void> {
  // The publisher is gone.
  process.on('disconnect', () => process.exit(0));
  runAsGatsbyBuild();
  drawDrafts();
  const work = readWorkFolder();
  const places = readPlaces(work);
  const folder = await enterWorkFolder(process.cwd(), work);
  const { openPreviewRenderer } = await import('./renderer.js');
  const renderer = await openPreviewRenderer(folder, places);
  // One at a time: each puts its draft in the place of the published entry.
  let turn = Promise.resolve();
  process.on('message', (order: ToPreviewRenderer) => {
    turn = turn.then(() => answer(order));
  });
  tell({ kind: 'ready', publicFolder: renderer.publicFolder });

  async function answer(order: ToPreviewRenderer): Promise<void> {
    try {
      tell(await renderer.draw(order));
    } catch (error) {
      process.stderr.write(`${String(error)}\n`);
      tell({ kind: 'cannotDraw', id: order.id, reason: sentenceOf(error) });
    }
  }
}

function sentenceOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return `The page could not be drawn from this draft: ${message.split('\n', 1)[0] ?? ''}`;
}

function giveUp(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${String(error)}\n`);
  if (process.send)
    process.send({ kind: 'broken', message } satisfies FromPreviewRenderer, () => process.exit(1));
  else process.exit(1);
}

process.on('uncaughtException', giveUp);
process.on('unhandledRejection', giveUp);
start().catch(giveUp);
