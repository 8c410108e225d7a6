import { expectIn, expectShown, htmlOf, textOf } from '../served';
import type { Part } from '../staff-calls';
import { first, type KindMaker } from './kind';

interface File {
  id: number;
  name: string;
  url: string;
  alternativeText: string | null;
}

export const textOfMedium: KindMaker = async (calls) => {
  const page = first(await calls.list('page', { key: 'book_free_class' }), 'booking page');
  const { picture } = await calls.read('page', page.documentId);
  const { image } = picture as { image: File };
  const now = 'A girl opens a window in a calendar of thirty days';
  const was = String(image.alternativeText);
  const say = (alternativeText: string) => calls.describe(image.id, { name: image.name, alternativeText });
  return {
    name: 'the alternative text of a medium',
    steps: [
      {
        make: () => say(now),
        async check() {
          await expectShown('/exam-month', { html: [`alt="${now}"`], data: [now], gone: [was] });
          await expectShown('/book-free-class', { html: [`alt="${now}"`], data: [now], gone: [was] });
        },
      },
    ],
    putBack: {
      make: () => say(was),
      check: () =>
        expectShown('/exam-month', { html: [was.replaceAll("'", '&#x27;')], data: [was], gone: [now] }),
    },
  };
};

const mark = 'M3 3h5v5z';

/** Replaces a file of the Media Library with another one, at the same address. */
export const replacedFile: KindMaker = async (calls) => {
  const course = first(await calls.list('course', { kind: 'short_course' }), 'short course');
  const icon = (await calls.read('course', course.documentId))['icon'] as File & Part;
  const was = await textOf(icon.url);
  const now = was.replace('</svg>', `<path d="${mark}"/></svg>`);
  // The site leaves out what the CMS adds to a name to tell files apart.
  const name = icon.url.replace(/^.*\/|_[0-9a-f]{10}(?=\.svg$)/g, '');
  const shown = async () => {
    const html = await htmlOf('/courses/coding');
    const addresses = new Set([...html.matchAll(/\/static\/[^"\s]+\.svg/g)].map(([address]) => address));
    const found = [...addresses].filter((address) => address.endsWith(`/${name}`));
    return (await Promise.all(found.map((address) => textOf(address)))).join('');
  };
  return {
    name: 'a file of the Media Library',
    steps: [
      {
        make: () => calls.replace(icon.id, { name: icon.name }, now),
        check: async () => {
          expectIn(await shown(), mark, 'The drawing of the course holds');
        },
      },
    ],
    putBack: {
      make: () => calls.replace(icon.id, { name: icon.name }, was),
      check: async () => {
        expectIn(`(${await shown()})`, `(${was})`, 'The drawing of the course is again');
      },
    },
  };
};
