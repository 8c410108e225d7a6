import { type Swiper, type SwiperOptions } from 'swiper/types';

export type CarouselOptions = SwiperOptions & { fade?: boolean };

interface CarouselEvents {
  onIndex: (index: number) => void;
  onLock: (isLocked: boolean) => void;
}

/** Fetches Swiper and puts it on slides that stand in the page. Gives null where they have left it meanwhile. */
export async function makeSwiper(
  element: HTMLElement,
  { fade, ...options }: CarouselOptions,
  { onIndex, onLock }: CarouselEvents,
): Promise<Swiper | null> {
  const { Swiper: SwiperClass, EffectFade } = await import('./swiper-parts');
  if (!element.isConnected) return null;
  /* Slides that were kept back so far must be there to be measured. */
  element.classList.add('is-live');
  const swiper = new SwiperClass(element, {
    ...options,
    /* A press during a change counts too. */
    loopPreventsSliding: false,
    ...(fade ? { modules: [EffectFade], effect: 'fade', fadeEffect: { crossFade: true } } : {}),
    on: {
      realIndexChange: ({ realIndex }) => onIndex(realIndex),
      lock: () => onLock(true),
      unlock: () => onLock(false),
    },
  });
  onLock(swiper.isLocked);
  return swiper;
}
