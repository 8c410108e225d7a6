import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Swiper } from 'swiper/types';
import { type CarouselOptions, makeSwiper } from './make-swiper';
import { usePageSettled } from './use-page-settled';
import { useReducedMotion } from './use-reduced-motion';

export interface SwiperHandle {
  /** The `ref` of the element that holds the slides' wrapper. */
  mount: (element: HTMLDivElement | null) => void;
  /** The index of the shown slide, in the order of the page. */
  index: number;
  isLive: boolean;
  /** All slides are in view, so there is nowhere to move. */
  isLocked: boolean;
  next: () => void;
  previous: () => void;
  goTo: (index: number) => void;
}

type Move = (swiper: Swiper) => void;

/**
 * Starts Swiper on slides that are already in the page: after the page has settled, or at the first move that the
 * reader asks for. From then on Swiper owns the classes of container, wrapper and slides; the view must not change
 * them.
 * @param options constant for the life of the carousel
 */
export function useSwiper(options: CarouselOptions): SwiperHandle {
  const [container, mount] = useState<HTMLDivElement | null>(null);
  const swiper = useRef<Swiper | null>(null);
  const waiting = useRef<Move | null>(null);
  const [fixedOptions] = useState(options);
  const [index, setIndex] = useState(0);
  const [isLive, setLive] = useState(false);
  const [isLocked, setLocked] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const isSettled = usePageSettled();
  const speed = useReducedMotion() ? 0 : fixedOptions.speed;
  const mayStart = isSettled || isWanted;

  useEffect(() => {
    if (!mayStart || container === null) return;
    let isGone = false;
    void makeSwiper(container, fixedOptions, { onIndex: setIndex, onLock: setLocked }).then((made) => {
      if (isGone) made?.destroy(true, false);
      if (isGone || made === null) return;
      swiper.current = made;
      setLive(true);
      waiting.current?.(made);
      waiting.current = null;
    });
    return () => {
      isGone = true;
      swiper.current?.destroy(true, false);
      swiper.current = null;
    };
  }, [mayStart, container, fixedOptions]);

  useEffect(() => {
    if (swiper.current && speed !== undefined) swiper.current.params.speed = speed;
  }, [speed, isLive]);

  const move = useCallback((what: Move) => {
    if (swiper.current) return what(swiper.current);
    waiting.current = what;
    setWanted(true);
  }, []);
  return { mount, index, isLive, isLocked, ...useMoves(move) };
}

/**
 * Swiper's own `slideToLoop` waits for the next frame, and then undoes what was pressed meanwhile. The loop moves
 * slides around in the page, so this finds them by Swiper's own number.
 */
function slideTo(swiper: Swiper, index: number): void {
  if (!swiper.params.loop) return void swiper.slideTo(index);
  const at = swiper.slides.findIndex((slide) => slide.dataset['swiperSlideIndex'] === String(index));
  if (at !== -1) swiper.slideTo(at);
}

function useMoves(move: (what: Move) => void): Pick<SwiperHandle, 'next' | 'previous' | 'goTo'> {
  return useMemo(
    () => ({
      next: () => move((swiper) => swiper.slideNext()),
      previous: () => move((swiper) => swiper.slidePrev()),
      goTo: (to) => move((swiper) => slideTo(swiper, to)),
    }),
    [move],
  );
}
