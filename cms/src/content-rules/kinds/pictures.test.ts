import { checkPictures } from './pictures';
import { readSchema } from '../schema';

const picture = { type: 'component', component: 'media.picture' };
const schema = readSchema({
  cover: picture,
  slides: { type: 'component', component: 'home.slide', repeatable: true },
});
const slide = readSchema({ label: { type: 'string' }, picture });

const texts = new Map([[1, 'A lantern on a path']]);
const reader = {
  component: () => slide,
  readAlternativeText: (fileId: number) => Promise.resolve(texts.get(fileId) ?? ''),
};

const places = async (entry: Record<string, unknown>) =>
  (await checkPictures(schema, entry, reader)).map(({ path }) => path.join('.'));

describe('a picture that is published', () => {
  it('says what it shows in its own words or in the media library', async () => {
    expect(await places({ cover: { image: 2, alt: 'A kite' } })).toEqual([]);
    expect(await places({ cover: { image: 1 } })).toEqual([]);
  });

  it.each([2, '2', { id: 2 }, { set: [{ id: 2 }] }, { connect: [{ id: 2 }] }, [2]])(
    'is refused where neither does, given as %j',
    async (image) => {
      expect(await places({ cover: { image, alt: ' ' } })).toEqual(['cover.alt']);
    },
  );

  it('is found inside other components', async () => {
    const slides = [{ picture: { image: 1 } }, { picture: { image: 2 } }];
    expect(await places({ slides })).toEqual(['slides.1.picture.alt']);
  });

  it("is another rule's matter where it is missing altogether", async () => {
    expect(await places({ cover: { alt: '' }, slides: null })).toEqual([]);
  });
});
