import { render, screen } from '@testing-library/react';
import { ButtonLink } from './ButtonLink';
import { LinkLabel } from './LinkLabel';

function nameOf(label: string): string | null {
  render(
    <ButtonLink look="outline" href="/faq">
      <LinkLabel label={label} about="Winter camp" />
    </ButtonLink>,
  );
  return screen.getByRole('link').textContent;
}

it.each(['Read more', 'LEARN MORE', 'here', 'Click here!', 'Details …', 'More →'])(
  'says what a link is about where staff wrote only "%s"',
  (label) => {
    expect(nameOf(label)).toBe(`${label}: Winter camp`);
  },
);

it.each(['Read more about us', 'Start Learning', 'See the days', 'Start with a free class'])(
  'leaves "%s" as it is',
  (label) => {
    expect(nameOf(label)).toBe(label);
  },
);
