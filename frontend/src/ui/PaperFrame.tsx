import './styles/framed.css';

/**
 * Layers of cut paper around a picture. The frame fills its box; the picture shows through the middle. It is drawn as a
 * border, which a browser does not take for the content of the page, as it would take a picture.
 */
export function PaperFrame({ around }: { around: 'hero' | 'band' | 'card' }) {
  return <span className={`paper-frame paper-${around}`} />;
}
