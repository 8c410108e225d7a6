/** A PNG made from a drawing. */
export interface Raster {
  width: number;
  height: number;
  /** Colour behind the transparent parts of the drawing. */
  background: string;
  /** A view box that replaces the drawing's own: `left top width height` in its units. */
  window?: string;
  /** A second drawing behind the first, starting at `left` pixels. */
  behind?: { drawing: string; left: number; width: number; height: number; window?: string };
}

/** One picture of the media library. */
export interface MediumSeed {
  /** File in seeds/media. */
  drawing: string;
  /** Read by screen readers instead of the picture. */
  alternativeText: string;
  /** A longer description, for staff who choose pictures and readers who cannot see them. */
  caption: string;
  /** Without it, the drawing is uploaded as it is. */
  raster?: Raster;
}
