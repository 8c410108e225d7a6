import { render, screen } from '@testing-library/react';
import { Headline } from './Headline';

it.each([
  ["Every child carries a parent's hope — we honor it", 'hope —'],
  ['Learn slowly – and well', 'slowly –'],
])('keeps the words of %j and ties the dash to the word before it', (text, bound) => {
  render(<Headline text={text} />);
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading.textContent).toBe(text);
  expect(heading.querySelector('.nb')?.textContent).toBe(bound);
});

it('does not change a headline without a dash', () => {
  render(<Headline text="Where education meets dedication." />);
  expect(screen.getByRole('heading').innerHTML).toBe('Where education meets dedication.');
});
