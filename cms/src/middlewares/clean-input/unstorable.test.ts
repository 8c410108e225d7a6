import { findUnstorable, isUnstorable } from './unstorable';

it.each(['Zoë', 'नमस्ते', '👩‍🏫', 'two\nlines\tand a tab\r\n', '₹6,499'])('lets %j through', (text) => {
  expect(isUnstorable(text)).toBe(false);
});

it.each(['a\u0000b', '\u001b[31m', '\u007f', '\u0085', '\ud83d', '\udc69 alone'])('refuses %j', (text) => {
  expect(isUnstorable(text)).toBe(true);
});

it('names the field that contains it', () => {
  const body = { title: 'Good', steps: [{ title: 'One' }, { title: 'T\u0000wo' }] };
  expect(findUnstorable(body)).toEqual(['steps', '1', 'title']);
});

it('looks at the names of fields too', () => {
  expect(findUnstorable({ data: { 'a\u0000': 1 } })).toEqual(['data']);
});

it('finds nothing in a clean body, in none, and in numbers', () => {
  for (const body of [{ a: [1, null, true, 'x'] }, undefined, null, 7])
    expect(findUnstorable(body)).toBeNull();
});

it('gets to the bottom of a body that is nested deeper than the stack', () => {
  let body: unknown = 'b\u0000';
  for (let depth = 0; depth < 200_000; depth += 1) body = [body];
  expect(findUnstorable(body)).not.toBeNull();
});
