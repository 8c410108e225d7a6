import { array, boolean, lazy, number, object, string, type Schema } from 'yup';
import { parse } from './parse';

function said(field: Schema, value: unknown): string | undefined {
  const parsed = parse(object({ field }), { field: value });
  return parsed.kind === 'invalid' ? Object.values(parsed.errors)[0] : undefined;
}

it.each<[string, Schema, unknown, string]>([
  ['left out', string().required(), undefined, 'Please fill this in.'],
  ['empty', string().required(), '', 'Please fill this in.'],
  ['null', string().defined(), null, 'Please fill this in.'],
  ['not even null', string().nullable().defined(), undefined, 'Please fill this in.'],
  ['of another type', number().required(), 'many', 'This cannot be read. Please enter it again.'],
  ['an object', string().required(), { a: 1 }, 'This cannot be read. Please enter it again.'],
  ['in another form', string().matches(/^a$/), 'b', 'This cannot be read. Please enter it again.'],
  ['not offered', string().oneOf(['a', 'b']), 'c', 'Please choose one of the values that are offered.'],
  ['too long', string().max(3), 'abcd', 'Please use at most 3 characters.'],
  ['too short', string().min(3), 'ab', 'Please use at least 3 characters.'],
  ['too large', number().max(3), 4, 'Please enter 3 or less.'],
  ['too small', number().min(3), 2, 'Please enter 3 or more.'],
  ['no whole number', number().integer(), 2.5, 'Please enter a whole number.'],
  ['too many', array().max(1), [1, 2], 'Please choose at most 1.'],
  ['too few', array().min(1), [], 'Please choose at least 1.'],
  ['neither yes nor no', boolean(), 'perhaps', 'This cannot be read. Please enter it again.'],
  ['in a list', array(string().required()), [''], 'Please fill this in.'],
  ['of a type that is known late', lazy(() => string().required()) as never, '', 'Please fill this in.'],
])('says plainly what is %s', (_, field, value, sentence) => {
  expect(said(field, value)).toBe(sentence);
});

it('leaves the sentence of a contract as it is', () => {
  expect(said(string().required('Say when.'), '')).toBe('Say when.');
  expect(said(number().max(3, 'The limit is ${max}.'), 4)).toBe('The limit is 3.');
});

it('speaks of a value that is no object as a whole', () => {
  expect(parse(object({}), 5)).toEqual({
    kind: 'invalid',
    errors: { '': 'This cannot be read. Please enter it again.' },
  });
});
