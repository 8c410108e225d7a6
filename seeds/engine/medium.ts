/** A PNG made from a drawing. */
export interface Raster {
  width: number;
  height: number;
  /** Colour under the drawing where it is open. */
  background: string;
  /** Another view box than the drawing's own: `left top width height` in its units. */
  window?: string;
  /** A second drawing behind the first, from `left` pixels on. */
  behind?: { drawing: string; left: number; width: number; height: number; window?: string };
}

/** One picture of the media library. */
export interface MediumSeed {
  /** File in seeds/media. */
  drawing: string;
  /** Read out in place of the picture. */
  alternativeText: string;
  /** A fuller description, for staff who choose pictures and for readers who cannot see them. */
  caption: string;
  /** Without it, the drawing is uploaded as it is. */
  raster?: Raster;
}
