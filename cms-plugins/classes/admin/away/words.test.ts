import { resultInWords, tallyOf } from './words';

it('says of each class who gives it now, or why nothing was done', () => {
  const line = (result: 'given' | 'nobody' | 'changed', teacher: string | null = null) =>
    resultInWords({ id: 'a', result, teacher });
  expect(line('given', 'Martha S.')).toBe('Moved: Martha S. gives it now.');
  expect(line('nobody')).toContain('by hand');
  expect(line('changed')).toContain('in the meantime');
});

it('warns where some are left', () => {
  const given = { id: 'a', result: 'given', teacher: 'Martha S.' } as const;
  const left = { id: 'b', result: 'nobody', teacher: null } as const;
  expect(tallyOf([given])).toMatchObject({
    type: 'success',
    message: expect.stringContaining('1 of 1 class moved'),
  });
  expect(tallyOf([given, left])).toMatchObject({
    type: 'warning',
    message: expect.stringContaining('1 of 2 classes'),
  });
});
