import {
  contrastOf,
  isColour,
  minContrast,
  mixColours,
  neutralColours,
  paletteOf,
  readColours,
} from './colours';

it('tells colours from other texts', () => {
  expect(['#0a323c', '#FFB21E'].every(isColour)).toBe(true);
  expect(['0a323c', '#fff', '#0a323', 'red', '#0a323c;', null].some(isColour)).toBe(false);
});

it('measures contrast as WCAG does', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastOf('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
});

it('mixes two colours', () => {
  expect(mixColours('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(mixColours('#0b5a63', '#ffffff', 0)).toBe('#0b5a63');
});

it('takes what the settings leave empty from neutral colours', () => {
  expect(readColours({})).toEqual(neutralColours);
  expect(readColours({ headColour: '#0A323C', buttonColour: '', topStripe: 'teal' })).toEqual({
    ...neutralColours,
    head: '#0a323c',
  });
});

// The lightest that the rules accept: white text on them is just readable.
const lightest = { head: '#767676', button: '#767676', stripes: ['#ffffff', '#ffffff', '#000000'] } as const;
const vivid = { head: '#7a0019', button: '#c2185b', stripes: ['#7a0019', '#c2185b', '#ff8a00'] } as const;

it.each([neutralColours, lightest, vivid])('keeps every text readable with %j', (colours) => {
  const palette = paletteOf(colours);
  const pairs: [string, string][] = [
    [palette.white, palette.head],
    [palette.white, palette.button],
    [palette.link, palette.tint],
    [palette.quiet, palette.tint],
    [palette.quiet, palette.white],
    [palette.ink, palette.white],
    [palette.ink, palette.mist],
    [palette.noteInk, palette.note],
  ];
  for (const pair of pairs) expect(contrastOf(...pair)).toBeGreaterThanOrEqual(minContrast);
});
