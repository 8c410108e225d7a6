import { nextSign } from './first-sign';

/** Without a network the code cannot come. The next thing that the reader does tries again. */
export async function fetchPatiently<Part>(fetch: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await fetch();
    } catch {
      await nextSign();
    }
  }
}
