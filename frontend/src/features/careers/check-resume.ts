import { resumeBytes, resumeKinds, resumeSentences } from '@lanternway/contracts/enquiries/site';

export const chooseAgain = 'Please choose your resume again.';

export const resumeEndings = Object.keys(resumeKinds).map((kind) => `.${kind}`);

/** What a browser can check of a resume: how many files, name and size. The server checks the content. */
export function faultOfResume(files: readonly Pick<File, 'name' | 'size'>[]): string | null {
  const [file, ...more] = files;
  if (file === undefined) return resumeSentences.missing;
  if (more.length > 0) return resumeSentences.several;
  const name = file.name.toLowerCase();
  if (!resumeEndings.some((ending) => name.endsWith(ending))) return resumeSentences.kind;
  if (file.size === 0) return resumeSentences.empty;
  return file.size > resumeBytes ? resumeSentences.large : null;
}

/** Whether the file can still be read: one that was changed or moved since it was chosen cannot be sent. */
export async function isReadable(file: Blob): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
