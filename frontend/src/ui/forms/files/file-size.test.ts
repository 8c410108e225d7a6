import { describeSize } from './file-size';

it.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [219_136, '214 KB'],
  [1_048_575, '1.0 MB'],
  [5 * 1024 * 1024, '5.0 MB'],
])('says of %i bytes: %s', (bytes, text) => {
  expect(describeSize(bytes)).toBe(text);
});
