import { useCallback, useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { useInView } from './use-in-view';
import { usePageHidden } from './use-page-hidden';
import { useReducedMotion } from './use-reduced-motion';

interface AutoAdvanceOptions {
  everyMs: number;
  /** Whether there is something to move yet. */
  isReady: boolean;
  /** The present slide. Any move restarts the wait. */
  position: number;
  advance: () => void;
}

export interface AutoAdvance {
  /** What the pause button shows: the reader's choice, even if something else stops the carousel at the moment. */
  isPlaying: boolean;
  /** Whether the next move is scheduled. */
  isRunning: boolean;
  toggle: () => void;
  /** For the carousel's outermost element: it stops while pointer or focus is inside. */
  area: {
    ref: (element: HTMLElement | null) => void;
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
  };
}

/** Focus on the pause button does not stop the carousel that it starts. */
const isPauseButton = (target: EventTarget) =>
  target instanceof Element && target.closest('[data-pause]') !== null;

/** The reader has already seen the first slide since before the application was there. */
function firstWaitMs(everyMs: number): number {
  const seenMs = performance.now();
  return seenMs < everyMs ? everyMs - seenMs : everyMs;
}

/**
 * Moves a carousel by itself. It stops while the mouse or the focus is in it, while nobody sees it (out of view, or the tab
 * hidden) and while the reader has paused it. With reduced motion it does not start until the reader presses play.
 */
export function useAutoAdvance({ everyMs, isReady, position, advance }: AutoAdvanceOptions): AutoAdvance {
  const isReduced = useReducedMotion();
  const isHidden = usePageHidden();
  const { isInView, watchView } = useInView();
  const [wish, setWish] = useState<'play' | 'pause' | null>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPlaying = wish === null ? !isReduced : wish === 'play';
  const isRunning = isReady && isPlaying && !isHovered && !isFocused && !isHidden && isInView;

  // A mouse that rested here before the application started causes no event.
  const watchArea = useCallback(
    (area: HTMLElement | null) => {
      watchView(area);
      if (area?.matches(':hover') && matchMedia('(hover: hover)').matches) setHovered(true);
    },
    [watchView],
  );

  const hasWaited = useRef(false);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(advance, hasWaited.current ? everyMs : firstWaitMs(everyMs));
    hasWaited.current = true;
    return () => clearTimeout(timer);
  }, [isRunning, everyMs, position, advance]);

  return {
    isPlaying,
    isRunning,
    toggle: () => setWish(isPlaying ? 'pause' : 'play'),
    area: {
      ref: watchArea,
      onPointerEnter: (event) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: (event) => setFocused(!isPauseButton(event.target)),
      onBlur: () => setFocused(false),
    },
  };
}
