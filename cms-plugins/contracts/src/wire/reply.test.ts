import { readRefusal } from './reply';

describe('reading a refusal', () => {
  it('keeps the words, the reason, the fields and the wait', () => {
    const answer = {
      success: false,
      message: 'Too many attempts. Please try again in 30 seconds.',
      reason: 'busy',
      errors: { email: 'A valid email address is required.' },
      retryAfterS: 30,
      stack: 'at secret.js',
    };
    expect(readRefusal(answer)).toEqual({
      success: false,
      message: 'Too many attempts. Please try again in 30 seconds.',
      reason: 'busy',
      errors: { email: 'A valid email address is required.' },
      retryAfterS: 30,
    });
  });

  it.each([
    null,
    undefined,
    'text',
    [],
    {},
    { message: '' },
    { message: 5 },
    { error: { message: 'theirs' } },
  ])('gives nothing for %j', (answer) => {
    expect(readRefusal(answer)).toBeNull();
  });

  it('drops parts that are not as they should be', () => {
    expect(
      readRefusal({ message: 'No.', reason: 7, errors: { email: { en: 'No.' } }, retryAfterS: 'soon' }),
    ).toEqual({ success: false, message: 'No.' });
  });
});
