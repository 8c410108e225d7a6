export interface Width {
  name: string;
  pixels: number;
}

/** What parents hold: the widths at which the design is drawn. */
export const widths = [
  { name: 'Phone', pixels: 390 },
  { name: 'Tablet', pixels: 768 },
  { name: 'Desktop', pixels: 1440 },
] as const satisfies readonly Width[];

/** How much smaller a page is shown, so that all of its width is seen. It is never larger than it is. */
export const scaleFor = (pixels: number, room: number): number =>
  room === 0 ? 1 : Math.min(1, room / pixels);
