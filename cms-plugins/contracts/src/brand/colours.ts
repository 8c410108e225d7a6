/**
 * The colours of a provider's mails and receipts. Staff choose five in the site settings; the others are made of these.
 * All are written as '#0a323c'.
 */
export interface BrandColours {
  /** The ground behind logo and name, with white text on it. Headings have it as their own colour. */
  head: string;
  /** Buttons, with white text on them, and links. */
  button: string;
  /** Below the head, from top to bottom. */
  stripes: readonly [string, string, string];
}

/** For a provider who has chosen none. */
export const neutralColours: BrandColours = {
  head: '#2b2f36',
  button: '#3f4754',
  stripes: ['#5d6672', '#8d95a1', '#c6cbd2'],
};

/** What text needs to be read easily (WCAG 2.2, 1.4.3). */
export const minContrast = 4.5;

const white = '#ffffff';
const black = '#000000';

export const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

const channelsOf = (colour: string): number[] =>
  [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16));

/** WCAG's relative luminance: 0 is black, 1 is white. */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1, where both are the same, to 21, black on white. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** @param share of the other colour, from 0 to 1 */
export function mixColours(colour: string, other: string, share: number): string {
  const others = channelsOf(other);
  const mixed = channelsOf(colour).map((channel, index) =>
    Math.round(channel + ((others[index] ?? channel) - channel) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour, or as dark a shade of it as text on that light ground needs. */
function readableOn(colour: string, ground: string): string {
  const shades = Array.from({ length: 20 }, (_, step) => mixColours(colour, black, step / 20));
  return shades.find((shade) => contrastOf(shade, ground) >= minContrast) ?? black;
}

/** Every colour of a mail or a receipt. */
export type Palette = ReturnType<typeof paletteOf>;

/** Text is readable on each of the grounds it is written on. */
export function paletteOf({ head, button, stripes }: BrandColours) {
  const tint = mixColours(button, white, 0.935);
  const mist = mixColours(button, white, 0.86);
  const note = mixColours(stripes[2], white, 0.8);
  return {
    white,
    head,
    stripes,
    button,
    buttonEdge: mixColours(button, black, 0.3),
    /** The page behind a mail, and what is written on it. */
    tint,
    link: readableOn(button, tint),
    quiet: readableOn(mixColours(head, white, 0.25), tint),
    /** Text, also on `mist`. */
    ink: readableOn(head, mist),
    mist,
    /** The ground of a code, and the code. */
    note,
    noteInk: readableOn(head, note),
    line: mixColours(button, white, 0.8),
    fold: mixColours(button, white, 0.7),
  };
}

/** The attributes of the site settings that hold them. */
export const colourFields = {
  head: 'headColour',
  button: 'buttonColour',
  stripes: ['topStripe', 'middleStripe', 'bottomStripe'],
} as const;

/** What the site settings say; what they leave empty, or what is no colour, is neutral. */
export function readColours(settings: Readonly<Record<string, unknown>>): BrandColours {
  const read = (field: string, otherwise: string) => {
    const value = settings[field];
    return isColour(value) ? value.toLowerCase() : otherwise;
  };
  const { head, button, stripes } = neutralColours;
  const [top, middle, bottom] = colourFields.stripes;
  return {
    head: read(colourFields.head, head),
    button: read(colourFields.button, button),
    stripes: [read(top, stripes[0]), read(middle, stripes[1]), read(bottom, stripes[2])],
  };
}
