import { type Affiliation } from '../../content/pages/affiliation';
import { Anchor } from '../../ui/links/Anchor';
import { PauseButton } from '../../ui/carousel/PauseButton';
import { useAutoAdvance } from '../../ui/carousel/use-auto-advance';
import { useSwiper } from '../../ui/carousel/use-swiper';
import { Icon } from '../../ui/art/Icon';
import { PictureImg } from '../../ui/PictureImg';
import '../../ui/styles/carousel.css';

const everyMs = 2500;
const slideMs = 400;
/** How many marks fit into a row, as in the stylesheet. */
const perRow = { 0: { slidesPerView: 2 }, 768: { slidesPerView: 3 }, 1200: { slidesPerView: 5 } };

function Mark({ affiliation }: { affiliation: Affiliation }) {
  const { name, detail, mark, url } = affiliation;
  /* The name is next to the mark, so the mark does not repeat it. */
  const content = (
    <>
      <PictureImg picture={{ ...mark, alt: '' }} sizes="120px" />
      <span>
        {name} {detail !== null && <small>{detail}</small>}
      </span>
    </>
  );
  return url === null ? (
    <div className="aff-card">{content}</div>
  ) : (
    <Anchor className="aff-card" href={url}>
      {content}
    </Anchor>
  );
}

function Marks({ affiliations }: { affiliations: Affiliation[] }) {
  return (
    <>
      {affiliations.map((affiliation, position) => (
        <div
          key={affiliation.name}
          className="swiper-slide"
          role="group"
          aria-roledescription="slide"
          aria-label={`${affiliation.name}, ${position + 1} of ${affiliations.length}`}
        >
          <Mark affiliation={affiliation} />
        </div>
      ))}
    </>
  );
}

function MarksCarousel({ title, affiliations }: { title: string; affiliations: Affiliation[] }) {
  const { mount, ...swiper } = useSwiper({ loop: true, breakpoints: perRow, speed: slideMs });
  const auto = useAutoAdvance({
    everyMs,
    isReady: swiper.isLive && !swiper.isLocked,
    position: swiper.index,
    advance: swiper.next,
  });
  return (
    <section
      className={`aff${swiper.isLocked ? ' is-locked' : ''}`}
      aria-roledescription="carousel"
      aria-label={title}
      {...auto.area}
    >
      <button
        type="button"
        className="round aff-ctl"
        aria-label="Previous affiliations"
        onClick={swiper.previous}
      >
        <Icon name="caret-left-bold" />
      </button>
      <div className="swiper" ref={mount}>
        <div className="swiper-wrapper" aria-live={auto.isRunning ? 'off' : 'polite'}>
          <Marks affiliations={affiliations} />
        </div>
      </div>
      <button type="button" className="round aff-ctl" aria-label="Next affiliations" onClick={swiper.next}>
        <Icon name="caret-right-bold" />
      </button>
      <PauseButton auto={auto} what="affiliations" className="round aff-ctl" />
    </section>
  );
}

/** The provider's partners: a row of marks that moves by one at a time. */
export function Affiliations({ title, affiliations }: { title: string; affiliations: Affiliation[] }) {
  if (affiliations.length === 0) return null;
  return (
    <div className="section aff-section">
      <div className="wrap">
        <div className="head">
          <h2>{title}</h2>
        </div>
        <MarksCarousel title={title} affiliations={affiliations} />
      </div>
    </div>
  );
}
