import { type Swiper, type SwiperOptions } from 'swiper/types';

export type CarouselOptions = SwiperOptions & {
  /** The slides lie on each other, and the styles fade from one to the next. Swiper only says which one is shown. */
  fade?: boolean;
};

// Without resistance, a slow swipe over an end leads on as a fast one does.
const fading = { virtualTranslate: true, rewind: true, resistance: false, speed: 0 };

interface CarouselEvents {
  onIndex: (index: number) => void;
  onLock: (isLocked: boolean) => void;
}

/** Loads Swiper and starts it on slides in the page. Returns null if the slides have left the page meanwhile. */
export async function makeSwiper(
  element: HTMLElement,
  { fade, ...options }: CarouselOptions,
  { onIndex, onLock }: CarouselEvents,
): Promise<Swiper | null> {
  const { Swiper: SwiperClass } = await import('./swiper-parts');
  if (!element.isConnected) return null;
  /* Hidden slides must become visible to be measured. */
  element.classList.add('is-live');
  const swiper = new SwiperClass(element, {
    ...options,
    /* A press while a slide changes counts too. */
    loopPreventsSliding: false,
    ...(fade ? fading : {}),
    on: {
      realIndexChange: ({ realIndex }) => onIndex(realIndex),
      lock: () => onLock(true),
      unlock: () => onLock(false),
    },
  });
  onLock(swiper.isLocked);
  return swiper;
}
