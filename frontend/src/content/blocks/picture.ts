/** One picture as the pages show it: a fallback address, better formats, and the spot that must stay in view. */
export interface Picture {
  src: string;
  width: number;
  height: number;
  alt: string;
  /** AVIF and WebP candidates, best first; empty for a drawing (SVG), which has one file for every size. */
  sources: PictureSource[];
  /** Percent from the left and from the top. */
  focal: { x: number; y: number };
}

export interface PictureSource {
  type: string;
  srcSet: string;
}
