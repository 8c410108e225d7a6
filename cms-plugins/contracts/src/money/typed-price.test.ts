import { readAmount, showAmount, writeAmount } from './typed-price.js';

describe('a price as staff type it', () => {
  it.each([
    ['6499', 649900],
    ['6,499', 649900],
    ['6499.00', 649900],
    ['6499.5', 649950],
    ['1,19,999', 11999900],
    ['119,999', 11999900],
    ['₹ 6,499', 649900],
    ['19.99', 1999],
    ['0.01', 1],
    ['1,000,000', 100000000],
  ])('reads %p as %p', (text, minor) => {
    expect(readAmount(text)).toEqual({ kind: 'amount', minor });
  });

  it.each(['0', '0.00', '-5', '−5'])('refuses %p as not more than 0', (text) => {
    expect(readAmount(text)).toEqual({ kind: 'refused', sentence: 'A price must be more than 0.' });
  });

  it('refuses a third decimal', () => {
    expect(readAmount('64.999')).toEqual({ kind: 'refused', sentence: 'A price has at most two decimals.' });
  });

  it.each(['abc', '6,50', '6.499,00', '64,99', '1e3', '6499 INR', ',499', '.', '１２'])(
    'refuses %p as no figure',
    (text) => {
      expect(readAmount(text)).toMatchObject({
        kind: 'refused',
        sentence: expect.stringContaining('in figures'),
      });
    },
  );

  it('refuses more than a million', () => {
    expect(readAmount('1000000.01')).toEqual({
      kind: 'refused',
      sentence: 'A price may be at most 1,000,000.',
    });
  });

  it('takes an empty field for no price yet', () => {
    expect(readAmount('  ')).toEqual({ kind: 'empty' });
  });
});

describe('a stored price', () => {
  it.each([
    [649900, '6499'],
    [649950, '6499.50'],
    [1, '0.01'],
    [null, ''],
    [NaN, ''],
  ])('%p is written as %p', (minor, text) => {
    expect(writeAmount(minor)).toBe(text);
  });

  it('is shown in its currency', () => {
    expect(showAmount(11999900, 'INR')).toBe('₹1,19,999');
    expect(showAmount(24900, 'USD')).toBe('$249');
    expect(showAmount(24900, undefined)).toBe('');
    expect(showAmount(0, 'USD')).toBe('');
  });
});
