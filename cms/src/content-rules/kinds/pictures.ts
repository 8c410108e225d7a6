import { isEntry, isFilled, readText, type Entry } from '../entry';
import { problem, type Problem } from '../rule';
import { componentOf, type Schema } from '../schema';

export interface PictureReader {
  component(uid: string): Schema;
  /** The alternative text of a file of the media library; '' if it has none. */
  readAlternativeText(fileId: number): Promise<string>;
}

interface Placed {
  path: Problem['path'];
  picture: Entry;
}

/**
 * Every published picture has an alternative text, its own or the media library's: the site cannot be built without it.
 */
export async function checkPictures(schema: Schema, entry: Entry, reader: PictureReader): Promise<Problem[]> {
  const found: Problem[] = [];
  for (const { path, picture } of picturesOf(schema, entry, reader, [])) {
    const fileId = fileIdOf(picture['image']);
    if (fileId === null || readText(picture, 'alt').trim() !== '') continue;
    if ((await reader.readAlternativeText(fileId)).trim() !== '') continue;
    found.push(problem([...path, 'alt'], 'Say what the picture shows, here or in the media library.'));
  }
  return found;
}

function picturesOf(schema: Schema, entry: Entry, reader: PictureReader, path: Problem['path']): Placed[] {
  return Object.entries(schema).flatMap(([field, attribute]) => {
    const value = entry[field];
    const holdsComponents = attribute.type === 'component' || attribute.type === 'dynamiczone';
    if (!holdsComponents || !isFilled(value)) return [];
    const placed: Placed[] = Array.isArray(value)
      ? value.filter(isEntry).map((picture, index) => ({ path: [...path, field, index], picture }))
      : [value].filter(isEntry).map((picture) => ({ path: [...path, field], picture }));
    if (attribute.component === 'media.picture') return placed;
    return placed.flatMap((item) => {
      const inner = reader.component(componentOf(attribute, item.picture));
      return picturesOf(inner, item.picture, reader, item.path);
    });
  });
}

/** A media field comes as an id, as the file itself, or as a change that connects one. */
function fileIdOf(value: unknown): number | null {
  if (Array.isArray(value)) return fileIdOf(value[0]);
  if (isEntry(value)) return fileIdOf(value['set'] ?? value['connect'] ?? value['id']);
  return isFilled(value) && Number.isSafeInteger(Number(value)) ? Number(value) : null;
}
