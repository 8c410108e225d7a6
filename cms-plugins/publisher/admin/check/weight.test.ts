import { weightSentence } from './weight';

const kb = 1024;

describe('what is said of a page that weighs', () => {
  it('what it may', () => {
    expect(weightSentence({ html: 40.2 * kb, pictures: 200 * kb })).toEqual({
      isHeavy: false,
      text: '41 KB page, 200 KB pictures; at most 60 and 200.',
    });
  });

  it.each([
    { html: 60 * kb + 1, pictures: 0 },
    { html: 0, pictures: 200 * kb + 1 },
  ])('more: %j', (weight) => {
    expect(weightSentence(weight)).toMatchObject({ isHeavy: true });
  });
});
