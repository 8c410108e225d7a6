import { readRange } from './byte-range';

describe('a range of a file of 1000 bytes', () => {
  it.each([
    ['bytes=0-1', { start: 0, end: 1 }],
    ['bytes=500-', { start: 500, end: 999 }],
    ['bytes=-200', { start: 800, end: 999 }],
    ['bytes=-2000', { start: 0, end: 999 }],
    ['bytes=900-5000', { start: 900, end: 999 }],
    ['bytes=1000-', 'none'],
    ['bytes=-0', 'none'],
    ['bytes=5-2', null],
    ['bytes=0-1,5-9', null],
    ['bytes=-', null],
    ['lines=1-2', null],
    ['', null],
  ])('%s is %j', (header, range) => {
    expect(readRange(header, 1000)).toEqual(range);
  });
});

it('is none of an empty file', () => {
  expect(readRange('bytes=0-', 0)).toBe('none');
});
