import { isVague } from '@lanternway/contracts/site/vague-words';
import { render } from '@testing-library/react';
import { sampleKinds as kinds, sampleLanding } from '../../content/landing/landing-fixture';
import { outline, skippedHeadings } from '../testing/outline';
import { LandingView } from './LandingView';

/** The same numbers for the same seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let next = Math.imul(state ^ (state >>> 15), state | 1);
    next ^= next + Math.imul(next ^ (next >>> 7), next | 61);
    return ((next ^ (next >>> 14)) >>> 0) / 2 ** 32;
  };
}

function anyPage(seed: number): string[] {
  const next = numbersFrom(seed);
  const count = 1 + Math.floor(next() * 16);
  return Array.from({ length: count }, () => kinds[Math.floor(next() * kinds.length)] ?? 'block.text');
}

function draw(components: string[]): HTMLElement {
  const page = sampleLanding(components);
  return render(
    <LandingView page={page} renderForm={({ title }, titleId) => <h2 id={titleId}>{title}</h2>} />,
  ).container;
}

/** What more than one region is called. */
function sameNames(root: HTMLElement): string[] {
  const names = [...root.querySelectorAll('section')].flatMap((section) => {
    const id = section.getAttribute('aria-labelledby');
    const named =
      id === null ? section.getAttribute('aria-label') : root.querySelector(`#${id}`)?.textContent;
    return named ? [named] : [];
  });
  return names.filter((name, index) => names.indexOf(name) !== index);
}

/** What would be wrong for a reader of the page, whichever blocks it has. */
function faultsOf(root: HTMLElement): string[] {
  const ids = [...root.querySelectorAll('section[aria-labelledby]')].map(
    (section) => section.getAttribute('aria-labelledby') ?? '',
  );
  return [
    ...(root.querySelectorAll('h1').length === 1 ? [] : ['not one main heading']),
    ...skippedHeadings(root).map((heading) => `skips to ${heading}`),
    ...sameNames(root).map((name) => `two regions called ${name}`),
    ...ids.filter((id) => root.querySelectorAll(`#${id}`).length !== 1).map((id) => `named by ${id}`),
    ...[...root.querySelectorAll('img:not([alt])')].map(() => 'a picture without words'),
    ...[...root.querySelectorAll('a:not([href])')].map(() => 'a link to nowhere'),
    ...[...root.querySelectorAll('a')]
      .filter((link) => isVague(link.textContent))
      .map(() => 'a link to anything'),
  ];
}

it.each(kinds)('draws the block %s alone', (component) => {
  const root = draw([component]);
  expect(faultsOf(root)).toEqual([]);
  expect(outline(root)[0]).toBe('h1 Winter camp');
});

it.each(Array.from({ length: 200 }, (_, index) => index + 1))(
  'draws any blocks in any order: seed %i',
  (seed) => {
    expect(faultsOf(draw(anyPage(seed)))).toEqual([]);
  },
);

it('leaves the form out where the page does not bring it', () => {
  const page = sampleLanding(['block.form', 'block.closing']);
  const { container } = render(<LandingView page={page} />);
  expect(outline(container)).toEqual(['h1 Winter camp', 'h2 Begin']);
});
