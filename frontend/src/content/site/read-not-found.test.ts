import { readNotFound } from './read-not-found';

const medium = { alternativeText: 'A ship off the map', width: 2800, height: 720 };

it('is what staff chose', () => {
  const notFoundPicture = { ...medium, localFile: { publicURL: '/static/ship.svg' } };
  expect(readNotFound({ notFound: { notFoundText: ' Here be dragons. ', notFoundPicture } })).toEqual({
    text: 'Here be dragons.',
    picture: { src: '/static/ship.svg', alt: 'A ship off the map' },
  });
});

it.each([null, { notFoundText: ' ', notFoundPicture: { ...medium, localFile: null } }])(
  'is plain without a choice: %j',
  (notFound) => {
    expect(readNotFound({ notFound })).toEqual({ text: 'This page isn’t on our map.', picture: null });
  },
);
