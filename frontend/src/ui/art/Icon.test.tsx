import { render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Icon } from './Icon';
import { iconNames } from './icon-names';

const sprite = readFileSync(path.join(__dirname, 'icons.svg'), 'utf8');

it('has a name for every drawing of the sprite, and a drawing for every name', () => {
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect([...iconNames]).toEqual(drawn);
});

it('is hidden from a screen reader', () => {
  const { container } = render(<Icon name="x-bold" />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(container.querySelector('use')?.getAttribute('href')).toMatch(/#x-bold$/);
});
