import { type Picture } from '../content/blocks/picture';

interface PictureImgProps {
  picture: Picture;
  /** The width of the picture in the layout, for the `sizes` attribute. */
  sizes?: string;
  /** For the most important picture of a page, which must load first. */
  priority?: boolean;
  className?: string;
}

/* React 18 knows only the lower-case spelling, its types only the other one. */
const first = { fetchpriority: 'high' };
const later = { loading: 'lazy', decoding: 'async' } as const;

/** A picture with its formats, its size (so nothing moves when it loads) and the spot to keep in view when cropped. */
export function PictureImg({ picture, sizes = '100vw', priority = false, className }: PictureImgProps) {
  const { src, width, height, alt, sources, focal } = picture;
  const centred = focal.x === 50 && focal.y === 50;
  const image = (
    <img
      className={className}
      src={src}
      width={width}
      height={height}
      alt={alt}
      style={centred ? undefined : { objectPosition: `${focal.x}% ${focal.y}%` }}
      {...(priority ? first : later)}
    />
  );
  if (sources.length === 0) return image;
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
