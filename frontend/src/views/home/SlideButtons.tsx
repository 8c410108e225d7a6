import { type KeyboardEvent } from 'react';
import { PauseButton } from '../../ui/carousel/PauseButton';
import { type AutoAdvance } from '../../ui/carousel/use-auto-advance';
import { type SwiperHandle } from '../../ui/carousel/use-swiper';

interface SlideButtonsProps {
  labels: string[];
  swiper: SwiperHandle;
  auto: AutoAdvance;
}

/** One button per slide, with a bar that fills while its slide is shown, and the pause button. */
export function SlideButtons({ labels, swiper, auto }: SlideButtonsProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') swiper.next();
    if (event.key === 'ArrowLeft') swiper.previous();
  };
  return (
    <div className="slides" role="group" aria-label="Slides">
      {labels.map((label, position) => {
        const isShown = position === swiper.index;
        return (
          <button
            key={label}
            type="button"
            className={isShown && auto.isRunning ? 'slide-button fills' : 'slide-button'}
            aria-label={`${label}, slide ${position + 1} of ${labels.length}`}
            aria-current={isShown ? 'true' : undefined}
            onClick={() => swiper.goTo(position)}
            onKeyDown={onKeyDown}
          >
            {label}
          </button>
        );
      })}
      <PauseButton auto={auto} what="slides" className="icon-btn" />
    </div>
  );
}
