import { readBlocks } from './read-blocks';

const image = (url: string) => ({
  type: 'image',
  image: { url, name: 'kite.png', alternativeText: 'A kite', width: 2000, height: 1640 },
  children: [{ type: 'text', text: '' }],
});
const paragraph = { type: 'paragraph', children: [{ type: 'text', text: 'Look:' }] };

const fetched = (raster: object | null) => ({
  blockImages: [{ url: '/uploads/kite.png', localFile: { publicURL: '/static/kite.png' }, raster }],
});

describe('pictures inside rich text', () => {
  it('point at the smaller copy that the build made', () => {
    const fields = fetched({ resize: { src: '/static/kite.webp', width: 1280, height: 1050 } });
    const [first, second] = readBlocks([paragraph, image('/uploads/kite.png')], fields as never);
    expect(first).toEqual(paragraph);
    expect(second).toMatchObject({
      image: { url: '/static/kite.webp', width: 1280, height: 1050, alternativeText: 'A kite' },
    });
  });

  it('point at the file itself when it is a drawing', () => {
    const [block] = readBlocks([image('/uploads/kite.png')], fetched(null) as never);
    expect(block).toMatchObject({ image: { url: '/static/kite.png', width: 2000 } });
  });

  it('never stop a text that is not there', () => {
    expect(readBlocks(null, null)).toEqual([]);
  });
});
