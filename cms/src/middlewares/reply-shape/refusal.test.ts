import { refusalOf } from './refusal';

const strapiError = (name: string, message: string, details: object = {}) => ({
  data: null,
  error: { name, message, details },
});

it('leaves a refusal of ours as it is', () => {
  const refusal = { success: false, message: 'This password is too common.', errors: { password: 'No.' } };
  expect(refusalOf(422, refusal, null)).toEqual({ status: 422, refusal });
});

it.each([
  [401, 'Please log in again.'],
  [403, 'This is not open to you.'],
  [404, 'There is nothing at this address.'],
  [405, 'There is nothing at this address.'],
  [413, 'The request is too large.'],
  [415, 'The request must be sent as JSON.'],
  [418, 'The request could not be read.'],
  [500, 'Something went wrong on our side. Please try again.'],
  [502, 'Something went wrong on our side. Please try again.'],
])('has words of its own for %i, and none of the error', (status, message) => {
  for (const body of [undefined, 'Method Not Allowed', strapiError('Error', 'relation "up_users" is gone')]) {
    expect(refusalOf(status, body, null)).toEqual({ status, refusal: { success: false, message } });
  }
});

it('says when to come again', () => {
  const message = 'Too many attempts. Please try again in 2 minutes.';
  expect(refusalOf(429, undefined, 120).refusal).toEqual({ success: false, message, retryAfterS: 120 });
});

it('returns the sentence of a rule of ours, and nothing else of a bad request', () => {
  expect(refusalOf(400, strapiError('ValidationError', 'Must be an object.'), null).refusal.message).toBe(
    'Must be an object.',
  );
  expect(refusalOf(400, strapiError('SyntaxError', 'Unexpected token } in JSON'), null).refusal.message).toBe(
    'The request could not be read.',
  );
});

it('blames the fields that a rule names', () => {
  const errors = [
    { path: ['email'], message: 'First.' },
    { path: ['email'], message: 'Second.' },
    { path: ['otp', '0'], message: 'Third.' },
    { path: [], message: 'Nowhere.' },
  ];
  expect(refusalOf(400, strapiError('ValidationError', '4 errors', { errors }), null)).toEqual({
    status: 422,
    refusal: {
      success: false,
      message: 'Please check the marked fields.',
      errors: { email: 'First.', otp: 'Third.' },
    },
  });
});
