import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { PauseButton } from './PauseButton';
import { useAutoAdvance } from './use-auto-advance';

let isReduced = false;
let isHidden = false;

beforeEach(() => {
  jest.useFakeTimers();
  isReduced = false;
  isHidden = false;
  window.matchMedia = ((media: string) => ({
    media,
    matches: media.includes('hover') || isReduced,
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  })) as unknown as typeof window.matchMedia;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function Counter({ isReady = true }: { isReady?: boolean }) {
  const [position, setPosition] = useState(0);
  const [advance] = useState(() => () => setPosition((at) => at + 1));
  const auto = useAutoAdvance({ everyMs: 1000, isReady, position, advance });
  return (
    <section aria-label="carousel" {...auto.area}>
      <output>{position}</output>
      <button type="button">Slide</button>
      <PauseButton auto={auto} what="slides" className="" />
    </section>
  );
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const position = () => screen.getByRole('status').textContent;
const area = () => screen.getByRole('region', { name: 'carousel' });

/** React makes its enter event from the browser's over event. jsdom does not know that event's pointer type. */
function pointAt(element: Element, pointerType: string) {
  fireEvent(element, Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType }));
}

describe('a carousel that moves by itself', () => {
  it('moves on after each wait', () => {
    render(<Counter />);
    wait(999);
    expect(position()).toBe('0');
    wait(1);
    expect(position()).toBe('1');
    wait(1000);
    expect(position()).toBe('2');
  });

  it('stands still under a mouse that has rested there since before the application came', () => {
    const matches = jest
      .spyOn(Element.prototype, 'matches')
      .mockImplementation((query) => query === ':hover');
    render(<Counter />);
    wait(0);
    matches.mockRestore();
    wait(5000);
    expect(position()).toBe('0');
    fireEvent(
      area(),
      Object.assign(new MouseEvent('pointerout', { bubbles: true }), { pointerType: 'mouse' }),
    );
    wait(1000);
    expect(position()).toBe('1');
  });

  it('counts for the first wait the time that the page was there before it', () => {
    jest.spyOn(performance, 'now').mockReturnValue(700);
    render(<Counter />);
    wait(300);
    expect(position()).toBe('1');
    wait(999);
    expect(position()).toBe('1');
    wait(1);
    expect(position()).toBe('2');
  });

  it('waits its whole time on a page that came long ago', () => {
    jest.spyOn(performance, 'now').mockReturnValue(60_000);
    render(<Counter />);
    wait(999);
    expect(position()).toBe('0');
  });

  it('does not move before it is ready', () => {
    render(<Counter isReady={false} />);
    wait(5000);
    expect(position()).toBe('0');
  });

  it('stands while paused and goes on when played', () => {
    render(<Counter />);
    fireEvent.click(screen.getByRole('button', { name: 'Pause slides' }));
    wait(5000);
    expect(position()).toBe('0');
    fireEvent.click(screen.getByRole('button', { name: 'Play slides' }));
    wait(1000);
    expect(position()).toBe('1');
  });

  it('stands while the mouse is over it', () => {
    render(<Counter />);
    pointAt(area(), 'mouse');
    wait(5000);
    expect(position()).toBe('0');
    fireEvent.pointerLeave(area());
    wait(1000);
    expect(position()).toBe('1');
  });

  it('is not stopped by a finger that has touched it', () => {
    render(<Counter />);
    pointAt(area(), 'touch');
    wait(1000);
    expect(position()).toBe('1');
  });

  it('stands while the focus is in it, but not on its pause button', () => {
    render(<Counter />);
    act(() => screen.getByRole('button', { name: 'Slide' }).focus());
    wait(5000);
    expect(position()).toBe('0');
    act(() => screen.getByRole('button', { name: 'Pause slides' }).focus());
    wait(1000);
    expect(position()).toBe('1');
  });

  it('stands while the tab is hidden', () => {
    render(<Counter />);
    isHidden = true;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    wait(5000);
    expect(position()).toBe('0');
  });

  it('stands while it is out of view, and goes on when it is back', () => {
    let see: (isIntersecting: boolean) => void = () => undefined;
    class Observer {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => act(() => tell([{ isIntersecting }]));
      }
      observe = jest.fn();
      disconnect = jest.fn();
    }
    Object.assign(window, { IntersectionObserver: Observer });
    render(<Counter />);
    see(false);
    wait(5000);
    expect(position()).toBe('0');
    see(true);
    wait(1000);
    expect(position()).toBe('1');
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });

  it('does not start under reduced motion until someone starts it', () => {
    isReduced = true;
    render(<Counter />);
    wait(5000);
    expect(position()).toBe('0');
    fireEvent.click(screen.getByRole('button', { name: 'Play slides' }));
    wait(1000);
    expect(position()).toBe('1');
  });
});
