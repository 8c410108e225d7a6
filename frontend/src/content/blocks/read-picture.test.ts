import { orMark, readMedia, readPicture } from './read-picture';

const raster = {
  gatsbyImageData: {
    layout: 'fullWidth' as const,
    width: 1,
    height: 0.8,
    images: {
      fallback: { src: '/640.webp', srcSet: '/640.webp 640w, /960.webp 960w', sizes: '100vw' },
      sources: [{ type: 'image/avif', srcSet: '/640.avif 640w', sizes: '100vw' }],
    },
  },
};

const photo = {
  alternativeText: 'A kite over a bridge',
  width: 2000,
  height: 1640,
  localFile: { publicURL: '/static/kite.png' },
  raster,
};

const drawing = {
  ...photo,
  width: 44,
  height: 48,
  localFile: { publicURL: '/static/mark.svg' },
  raster: null,
};

describe('a picture', () => {
  it('offers AVIF first and WebP after it, in the size of the file', () => {
    expect(readMedia(photo, 'A kite')).toEqual({
      src: '/640.webp',
      width: 2000,
      height: 1640,
      alt: 'A kite',
      sources: [
        { type: 'image/avif', srcSet: '/640.avif 640w' },
        { type: 'image/webp', srcSet: '/640.webp 640w, /960.webp 960w' },
      ],
      focal: { x: 50, y: 50 },
    });
  });

  it('is the file itself when it is a drawing', () => {
    expect(readMedia(drawing, '')).toMatchObject({
      src: '/static/mark.svg',
      width: 44,
      height: 48,
      sources: [],
    });
  });

  it('is none when its file has left the library', () => {
    expect(readMedia({ ...photo, localFile: null }, '')).toBeNull();
    expect(readPicture({ alt: 'A kite', focalX: 1, focalY: 2, image: null })).toBeNull();
    expect(orMark(null).src).toBe('/icons/mark.svg');
  });

  it.each([
    ['its own words', 'Children flying kites', 'Children flying kites'],
    ["the medium's words when it has none", ' ', 'A kite over a bridge'],
    ["the medium's words when nothing was written", null, 'A kite over a bridge'],
  ])('is described by %s', (_which, alt, expected) => {
    expect(readPicture({ alt, focalX: 50, focalY: 50, image: photo })?.alt).toBe(expected);
  });

  it('keeps the spot that must stay in view, the left and top edge too', () => {
    expect(readPicture({ alt: '', focalX: 0, focalY: 45, image: photo })?.focal).toEqual({ x: 0, y: 45 });
    expect(readPicture({ alt: '', focalX: null, focalY: null, image: photo })?.focal).toEqual({
      x: 50,
      y: 50,
    });
  });
});
