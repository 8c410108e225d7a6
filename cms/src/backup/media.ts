import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { openBucket } from '@lanternway/object-store/bucket';
import type { Env } from '../env';
import { isOurs } from '../media/owner';
import { placesOfMedia } from '../media/place';
import { mediaFolder, type Manifest, type Part } from './archive/manifest';
import type { Filling } from './archive/write-archive';
import { filesIn } from './places';
import { Refusal } from './refusal';

type Storage = Pick<Env, 'media'>;

/**
 * Adds all media to an archive, from both places: while media are moved, some are only in the place that does not count yet.
 * @param work a folder of this machine, for one file at a time
 */
export async function addMedia(
  { media }: Storage,
  work: string,
  addFile: Filling['addFile'],
): Promise<Record<string, Part>> {
  const parts: Record<string, Part> = {};
  const file = path.join(work, 'medium');
  for (const place of placesOfMedia(media)) {
    for (const name of (await place.list()).keys()) {
      const part = `${mediaFolder}/${name}`;
      if (part in parts) continue;
      // Somebody may have deleted it since.
      if ((await place.takeOut(name, file)) !== null) parts[part] = await addFile(part, file);
    }
  }
  await rm(file, { force: true });
  return parts;
}

/** Refuses if there are media already: a server would mix them with the restored ones. */
export async function requireNoMedia({ media }: Storage): Promise<void> {
  for (const place of placesOfMedia(media))
    if ((await place.list()).size > 0)
      throw new Refusal(
        `${place.said.replace(/^t/, 'T')} is not empty. A backup is only restored into an empty installation: name another ${place.name === 'folder' ? 'DATA_DIR' : 'MEDIA_S3_BUCKET'}, or move the files away.`,
      );
}

/** Removes again what was restored so far. */
export type Undo = () => Promise<void>;

/**
 * Puts unpacked media into the place that counts.
 * @param undo gets a function for each medium that removes it again
 */
export async function putMediaBack(
  { media }: Storage,
  unpacked: string,
  { installation, parts }: Manifest,
  undo: Undo[],
): Promise<void> {
  const [place] = placesOfMedia(media);
  if (media.bucket !== null && media.counts === 'bucket') {
    const claimant = { id: installation, knows: () => Promise.resolve(false) };
    if (!(await isOurs(openBucket(media.bucket), claimant)))
      throw new Refusal(`${place.said.replace(/^t/, 'T')} belongs to another installation.`);
  }
  const folder = path.join(unpacked, mediaFolder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await filesIn(folder)) {
    const content = parts[`${mediaFolder}/${name}`];
    if (content === undefined) continue;
    undo.push(() => place.remove(name));
    await place.putIn(name, path.join(folder, name), content);
  }
}
