import { act, fireEvent, render, screen } from '@testing-library/react';
import { createElement, Fragment } from 'react';
import { useSteppingAside } from './use-stepping-aside';

let under: Element[] = [];
let pageResizes: () => void = () => undefined;

beforeEach(() => {
  jest.useFakeTimers();
  under = [];
  // Neither is in this browser.
  document.elementsFromPoint = () => under;
  globalThis.ResizeObserver = class {
    constructor(tell: ResizeObserverCallback) {
      pageResizes = () => tell([], this);
    }
    observe = () => pageResizes();
    unobserve = jest.fn();
    disconnect = jest.fn();
  };
});
afterEach(() => jest.useRealTimers());

function Floating() {
  const { element, place } = useSteppingAside<HTMLElement>();
  const link = createElement('a', { href: '/faq' }, 'Questions');
  return createElement(
    Fragment,
    null,
    link,
    createElement('aside', { ref: element, 'aria-label': 'Chat' }, place),
  );
}

const place = () => screen.getByRole('complementary').textContent;
const nextFrame = () => act(() => jest.runOnlyPendingTimers());

it('stays where it covers nothing, and steps aside for what the page scrolls beneath it', () => {
  render(createElement(Floating));
  expect(place()).toBe('unknown');
  nextFrame();
  expect(place()).toBe('clear');
  under = [screen.getByRole('link')];
  fireEvent.scroll(document);
  nextFrame();
  expect(place()).toBe('aside');
});

it('looks again when what arrives later changes the height of the page', () => {
  render(createElement(Floating));
  nextFrame();
  under = [screen.getByRole('link')];
  act(() => pageResizes());
  nextFrame();
  expect(place()).toBe('aside');
});

it('does not take its own link for something that it covers', () => {
  render(createElement(Floating));
  under = [screen.getByRole('complementary')];
  nextFrame();
  expect(place()).toBe('clear');
});
