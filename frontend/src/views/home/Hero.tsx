import { type Home } from '../../content/pages/home';
import { ButtonLink } from '../../ui/links/ButtonLink';
import { useAutoAdvance } from '../../ui/carousel/use-auto-advance';
import { useSwiper } from '../../ui/carousel/use-swiper';
import { PaperFrame } from '../../ui/PaperFrame';
import { Headline } from './Headline';
import { HeroPictures } from './HeroPictures';
import { SlideButtons } from './SlideButtons';

const everyMs = 3500;
const listFormat = new Intl.ListFormat('en-GB', { type: 'conjunction' });

type HeroProps = Pick<Home, 'headline' | 'tagline' | 'buttons' | 'slides'> & { brand: string };

/** The first screen. Only the picture changes; words, buttons and paper stay the same. */
export function Hero({ brand, headline, tagline, buttons, slides }: HeroProps) {
  const labels = slides.map(({ label }) => label);
  const swiper = useSwiper({ fade: true });
  const auto = useAutoAdvance({
    everyMs,
    isReady: swiper.isLive && slides.length > 1,
    position: swiper.index,
    advance: swiper.next,
  });
  return (
    <section
      className="hero on-night"
      aria-roledescription="carousel"
      aria-label={`${brand} in pictures: ${listFormat.format(labels)}`}
      {...auto.area}
    >
      <div className="hero-box">
        <HeroPictures slides={slides} swiper={swiper} isMoving={auto.isRunning} />
        <PaperFrame around="hero" />
      </div>
      <div className="wrap">
        <div className="hero-copy">
          <Headline text={headline} />
          <p className="lead">{tagline}</p>
          <div className="hero-btns">
            {buttons.map(({ label, href }, position) => (
              <ButtonLink key={href} look={position === 0 ? 'lantern' : 'outline'} size="large" href={href}>
                {label}
              </ButtonLink>
            ))}
          </div>
        </div>
        {slides.length > 1 && <SlideButtons labels={labels} swiper={swiper} auto={auto} />}
      </div>
    </section>
  );
}
