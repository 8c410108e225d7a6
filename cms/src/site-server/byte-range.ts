/** The bytes from `start` to `end`, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Files that players fetch in parts; Safari plays no video otherwise. */
const playedInParts = /\.(?:mp4|webm)$/;

export const isPlayedInParts = (file: string): boolean => playedInParts.test(file);

/**
 * The one range that a request asks for. Null if it asks for none, or for several, or in a way that is not understood: the
 * whole file is then the answer. 'none' if the file has no such bytes.
 * @param header `Range` of the request: 'bytes=0-1', 'bytes=500-', 'bytes=-500'
 * @param size of the file, in bytes
 */
export function readRange(header: string, size: number): ByteRange | 'none' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  if (from === '' && to === '') return null;
  if (from !== '' && to !== '' && Number(from) > Number(to)) return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end ? { start, end } : 'none';
}
