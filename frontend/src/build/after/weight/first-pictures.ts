import type { HTMLElement } from 'node-html-parser';

/** A usual phone: its width in CSS pixels, and how many dots each of them has. */
const phone = { width: 390, dots: 2 };

/** The width at which a phone shows a picture, in dots. The last part of `sizes` is the one for phones. */
function widthOn(sizes: string): number {
  const last =
    sizes
      .trim()
      .split(/[\s,]+/)
      .at(-1) ?? '';
  const number = Number.parseFloat(last);
  return (last.endsWith('px') ? number : (phone.width * number) / 100) * phone.dots;
}

/** The address that a browser would choose from a `srcset`: that of the smallest picture that is wide enough. */
export function chosenFrom(sourceSet: string, sizes: string): string | null {
  const candidates = sourceSet
    .split(',')
    .map((one) => one.trim().split(/\s+/))
    .flatMap(([address = '', width = '']) =>
      address === '' ? [] : [{ address, width: Number(width.replace('w', '')) }],
    )
    .sort((a, b) => a.width - b.width);
  const wanted = widthOn(sizes);
  return (candidates.find(({ width }) => width >= wanted) ?? candidates.at(-1))?.address ?? null;
}

function addressOf(image: HTMLElement): string {
  const { parentNode: around } = image;
  const source = around.rawTagName === 'picture' ? around.querySelector('source') : null;
  const set = source?.getAttribute('srcset') ?? '';
  const sizes = source?.getAttribute('sizes') ?? '100vw';
  return chosenFrom(set, sizes) ?? image.getAttribute('src') ?? '';
}

/** The addresses of the pictures that a phone fetches at once. The others wait until a visitor scrolls to them. */
export function firstPictures(root: HTMLElement): string[] {
  const images = root
    .querySelectorAll('main img')
    .filter((image) => image.getAttribute('loading') !== 'lazy')
    .map(addressOf);
  return [...new Set(images)].filter((address) => address.startsWith('/'));
}
