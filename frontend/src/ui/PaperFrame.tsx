import band from './art/lightbox-band.svg';
import card from './art/lightbox-card.svg';
import desktop from './art/lightbox-desktop.svg';
import mobile from './art/lightbox-mobile.svg';
import './styles/framed.css';

const frames = { hero: desktop, band, card };

/** Layers of cut paper around a picture. The frame fills its box; the picture shows through the middle. */
export function PaperFrame({ around }: { around: keyof typeof frames }) {
  const image = <img className="paper-frame" src={frames[around]} alt="" />;
  if (around !== 'hero') return image;
  return (
    <picture>
      <source media="(max-width: 767px)" srcSet={mobile} />
      {image}
    </picture>
  );
}
