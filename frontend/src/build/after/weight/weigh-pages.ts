import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { pageBudget, type PageWeight } from '@lanternway/contracts/publishing/entry-check';
import type { Fault } from '../fault';
import type { PageFacts } from '../page-facts';

export type Weights = Record<string, PageWeight>;

/** The bytes as sent. Drawings (SVG) are sent compressed; other kinds of pictures are compressed already. */
async function sentBytes(file: string): Promise<number> {
  const bytes = await readFile(file).catch(() => null);
  // Another check reports missing pictures.
  if (bytes === null) return 0;
  return file.endsWith('.svg') ? gzipSync(bytes).length : bytes.length;
}

/**
 * The weights of the pages that staff compose, by their address.
 * @param publicFolder the folder of the built site
 */
export async function weighPages(pages: readonly PageFacts[], publicFolder: string): Promise<Weights> {
  const weights: Weights = {};
  /** Many pages show the same picture. */
  const known = new Map<string, number>();
  const weigh = async (picture: string): Promise<number> => {
    const bytes = known.get(picture) ?? (await sentBytes(path.join(publicFolder, decodeURI(picture))));
    known.set(picture, bytes);
    return bytes;
  };
  for (const { path: address, composed } of pages) {
    if (composed === null) continue;
    let pictures = 0;
    for (const picture of composed.pictures) pictures += await weigh(picture);
    weights[address] = { html: composed.html, pictures };
  }
  return weights;
}

const inKb = (bytes: number): string => String(Math.ceil(bytes / 1024));

/** Pages over double their budget do not go live. If a page is only over its budget, staff see that next to its entry. */
export function checkWeights(weights: Weights): Fault[] {
  return Object.entries(weights).flatMap(([address, { html, pictures }]) => [
    ...(html > 2 * pageBudget.html
      ? [
          {
            check: 'heavy-text' as const,
            path: address,
            text: `The page sends ${inKb(html)} KB of text, and may send ${inKb(2 * pageBudget.html)}. Make two pages of it.`,
          },
        ]
      : []),
    ...(pictures > 2 * pageBudget.pictures
      ? [
          {
            check: 'heavy-pictures' as const,
            path: address,
            text: `The first pictures of the page weigh ${inKb(pictures)} KB on a phone, and may weigh ${inKb(2 * pageBudget.pictures)}. Choose a simpler picture for its opening.`,
          },
        ]
      : []),
  ]);
}
