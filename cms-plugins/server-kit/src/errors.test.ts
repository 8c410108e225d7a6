import { nameOfError } from './errors';

describe('nameOfError', () => {
  it.each([
    [Object.assign(new Error('ada@example.com'), { code: '23505' }), '23505'],
    [Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
    [new TypeError('ada@example.com'), 'TypeError'],
    [Object.assign(new Error('ada@example.com'), { code: undefined }), 'Error'],
    [new Error('Connection terminated unexpectedly'), 'the connection ended'],
    ['ada@example.com', 'unknown reason'],
  ])('says what happened and never what somebody typed: %#', (error, name) => {
    expect(nameOfError(error)).toBe(name);
  });
});
