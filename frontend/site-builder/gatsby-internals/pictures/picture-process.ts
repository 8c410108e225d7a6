import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import path from 'node:path';
import { hurryPictures } from '../build-hooks/quick-pictures';
import type { PictureAnswer, PictureOrder, PictureWorker } from './pictures-elsewhere';

/* Makes pictures for the site builder while that one compiles, which is more urgent. Its folder is the site builder's. */

const lessUrgent = 10;

setPriority(lessUrgent);
hurryPictures();
const worker = createRequire(path.resolve('package.json'))(
  'gatsby-plugin-sharp/gatsby-worker',
) as PictureWorker;

const answer = (message: PictureAnswer) => void process.send?.(message);

process.on('message', ({ id, job }: PictureOrder) => {
  worker.IMAGE_PROCESSING(job).then(
    () => {
      answer({ id, error: null });
    },
    (error: unknown) => {
      answer({ id, error: error instanceof Error ? error.message : String(error) });
    },
  );
});
// The site builder is gone or has all its pictures.
process.on('disconnect', () => process.exit(0));
