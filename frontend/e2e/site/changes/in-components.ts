import { expectShown } from '../served';
import type { Part } from '../staff-calls';
import { first, type KindMaker } from './kind';

/** All parts unchanged, except one. */
const withPart = (parts: Part[], at: number, change: Part): Part[] =>
  parts.map((part, index) => (index === at ? { ...part, ...change } : part));

export const priceOfPlan: KindMaker = async (calls) => {
  const { documentId } = first(await calls.list('plan', { key: 'coding-2-years' }), 'plan');
  const { prices } = await calls.read('plan', documentId);
  const sold = prices as { currency: string; amountMinor: number }[];
  const raised = sold.map((price) =>
    price.currency === 'INR' ? { ...price, amountMinor: 12_345_600 } : price,
  );
  const was = String(sold.find(({ currency }) => currency === 'INR')?.amountMinor);
  return {
    name: 'the price of a plan',
    steps: [
      {
        make: () => calls.publish('plan', documentId, { prices: raised }),
        async check() {
          await expectShown('/', { html: ['₹1,23,456'], data: ['"amountMinor":12345600'], gone: [was] });
          await expectShown('/checkout/coding-2-years', { data: ['"amountMinor":12345600'] });
        },
      },
    ],
    putBack: {
      make: () => calls.publish('plan', documentId, { prices: sold }),
      check: () => expectShown('/', { data: [`"amountMinor":${was}`], gone: ['₹1,23,456', '12345600'] }),
    },
  };
};

const newSlide = { label: 'Figures', alt: 'Two children measure a paper bridge', focalX: 21, focalY: 79 };

export const slideAndHeadline: KindMaker = async (calls) => {
  const home = await calls.read('home-page');
  const slides = home['slides'] as { picture: Part }[];
  const picture = {
    ...slides[1]?.picture,
    alt: newSlide.alt,
    focalX: newSlide.focalX,
    focalY: newSlide.focalY,
  };
  const headline = 'Every lantern is lit by somebody';
  const html = [headline, newSlide.label, `alt="${newSlide.alt}"`, 'object-position:21% 79%'];
  return {
    name: 'a slide with its focal point, and the words of a single type',
    steps: [
      {
        make: () =>
          calls.publish('home-page', '', {
            headline,
            slides: withPart(slides, 1, { label: newSlide.label, picture }),
          }),
        check: () => expectShown('/', { html, data: [headline, newSlide.alt, '"focalX":21,"focalY":79'] }),
      },
    ],
    putBack: {
      make: () => calls.publish('home-page', '', { headline: home['headline'], slides }),
      check: () => expectShown('/', { gone: [headline, newSlide.alt] }),
    },
  };
};

export const sectionOfPage: KindMaker = async (calls) => {
  const { documentId } = first(await calls.list('page', { key: 'one_to_one' }), 'page');
  const sections = (await calls.read('page', documentId))['sections'] as { heading: string }[];
  const was = first(sections, 'section').heading;
  const heading = 'It suits a child with a reason';
  return {
    name: 'a section of a page',
    steps: [
      {
        make: () => calls.publish('page', documentId, { sections: withPart(sections, 0, { heading }) }),
        check: () => expectShown('/programs/one-to-one', { html: [heading], data: [heading], gone: [was] }),
      },
    ],
    putBack: {
      make: () => calls.publish('page', documentId, { sections }),
      check: () => expectShown('/programs/one-to-one', { html: [was], data: [was], gone: [heading] }),
    },
  };
};
