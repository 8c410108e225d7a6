import { forgetOrder, keepOrder, readKeptOrder } from './kept-order';

beforeEach(() => sessionStorage.clear());

it('finds the order again after a reload', () => {
  keepOrder({ id: 'abc123', plan: 'coding-yearly', confirmingSince: 5 });
  expect(readKeptOrder()).toEqual({ id: 'abc123', plan: 'coding-yearly', confirmingSince: 5 });
  forgetOrder();
  expect(readKeptOrder()).toBeNull();
});

it.each([
  ['no order', '"abc"'],
  ['a path for an id', '{"id":"../auth/me","plan":"coding-yearly","confirmingSince":null}'],
  ['no time', '{"id":"abc","plan":"coding-yearly","confirmingSince":"now"}'],
  ['broken text', '{"id":'],
])('throws away %s', (_what, text) => {
  sessionStorage.setItem('order', text);
  expect(readKeptOrder()).toBeNull();
  expect(sessionStorage.getItem('order')).toBeNull();
});
