import { type Home } from '../../content/pages/home';
import { type SwiperHandle } from '../../ui/carousel/use-swiper';
import { PictureImg } from '../../ui/PictureImg';
import '../../ui/styles/carousel.css';

interface HeroPicturesProps {
  slides: Home['slides'];
  swiper: SwiperHandle;
  /** While the slides move by themselves, a screen reader does not announce them. */
  isMoving: boolean;
}

const sizes = '(max-width: 767px) 106vw, (max-width: 1199px) 80vw, calc(50vw + 200px)';

/** The pictures in the paper frame. The first is the page's largest paint; the others wait for the carousel. */
export function HeroPictures({ slides, swiper: { mount, isLive, index }, isMoving }: HeroPicturesProps) {
  return (
    <div className="swiper hero-slides" ref={mount}>
      <div className="swiper-wrapper" aria-live={isMoving ? 'off' : 'polite'}>
        {slides.map(({ label, picture }, position) => (
          <div
            key={label}
            className="swiper-slide"
            role="group"
            aria-roledescription="slide"
            aria-label={`${label}, ${position + 1} of ${slides.length}`}
            aria-hidden={isLive && position !== index ? true : undefined}
          >
            <PictureImg className="sc" picture={picture} sizes={sizes} priority={position === 0} />
          </div>
        ))}
      </div>
    </div>
  );
}
