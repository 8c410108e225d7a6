/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { type Content, writeBrandFiles } from './brand-files';

const site = mkdtempSync(path.join(tmpdir(), 'brand-files-'));
const publicFolder = path.join(site, 'public');

const drawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="${colour}" d="M0 0h48v48H0z"/></svg>`;
const neutral = drawing('#5d6672');

beforeAll(() => {
  for (const folder of ['static/icons', 'static/brand', 'public/icons', 'public/brand']) {
    mkdirSync(path.join(site, folder), { recursive: true });
  }
  for (const name of ['icons/favicon', 'brand/mascot', 'brand/mascot-asleep', 'brand/account']) {
    writeFileSync(path.join(site, `static/${name}.svg`), neutral);
  }
});

afterAll(() => {
  rmSync(site, { recursive: true });
});

const warn = jest.fn();
beforeEach(() => warn.mockReset());

/** Content in which the site settings have these files. */
function contentWith(files: Record<string, string | Buffer>): Content {
  const nodes = Object.entries(files).flatMap(([field, bytes]) => {
    const absolutePath = path.join(site, field);
    writeFileSync(absolutePath, bytes);
    return [
      { id: `medium of ${field}`, localFile___NODE: `file of ${field}` },
      { id: `file of ${field}`, absolutePath },
    ];
  });
  const links = Object.keys(files).map((field) => [`${field}___NODE`, `medium of ${field}`]);
  return {
    getNodesByType: () => [{ id: 'settings', ...Object.fromEntries(links) }],
    getNode: (id) => nodes.find((node) => node.id === id),
  };
}

const textOf = (name: string) => readFileSync(path.join(publicFolder, name), 'utf8');

/** The colour in the middle of a picture, as '194 24 91', and its size. */
async function middleOf(name: string) {
  const { data, info } = await sharp(path.join(publicFolder, name))
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const start = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return [info.width, info.height, [...data.subarray(start, start + 3)].join(' ')];
}

it('makes every icon of what staff chose', async () => {
  await writeBrandFiles(
    contentWith({ icon: drawing('#c2185b'), logo: drawing('#111111') }),
    publicFolder,
    warn,
  );
  expect([textOf('icons/favicon.svg'), textOf('icons/mark.svg')]).toEqual([
    drawing('#c2185b'),
    drawing('#c2185b'),
  ]);
  expect(await middleOf('icons/apple-touch-icon.png')).toEqual([180, 180, '194 24 91']);
  expect(await middleOf('icons/icon-192.png')).toEqual([192, 192, '194 24 91']);
  expect(await middleOf('icons/icon-512.png')).toEqual([512, 512, '194 24 91']);
  expect(await middleOf('icons/icon-maskable-512.png')).toEqual([512, 512, '194 24 91']);
  const icon = readFileSync(path.join(publicFolder, 'favicon.ico'));
  expect([icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([1, 2]);
  const [length, start] = [icon.readUInt32LE(6 + 16 + 8), icon.readUInt32LE(6 + 16 + 12)];
  expect(await sharp(icon.subarray(start, start + length)).metadata()).toMatchObject({
    format: 'png',
    width: 32,
    height: 32,
  });
});

it('takes the logo where there is no icon, and a neutral one without either', async () => {
  await writeBrandFiles(contentWith({ logo: drawing('#111111') }), publicFolder, warn);
  expect(textOf('icons/favicon.svg')).toBe(drawing('#111111'));
  expect(await middleOf('icons/icon-192.png')).toEqual([192, 192, '17 17 17']);
  await writeBrandFiles(contentWith({}), publicFolder, warn);
  expect(textOf('icons/favicon.svg')).toBe(neutral);
  expect(await middleOf('icons/icon-192.png')).toEqual([192, 192, '93 102 114']);
});

it('puts the drawings of staff in the place of neutral ones', async () => {
  await writeBrandFiles(contentWith({ mascot: drawing('#c2185b') }), publicFolder, warn);
  expect(textOf('brand/mascot.svg')).toBe(drawing('#c2185b'));
  expect([textOf('brand/mascot-asleep.svg'), textOf('brand/account.svg')]).toEqual([neutral, neutral]);
});

it('puts the neutral ones back when staff take theirs away', async () => {
  await writeBrandFiles(contentWith({ mascot: drawing('#c2185b') }), publicFolder, warn);
  await writeBrandFiles(contentWith({}), publicFolder, warn);
  expect(textOf('brand/mascot.svg')).toBe(neutral);
  expect(warn).not.toHaveBeenCalled();
});

it('takes photographs too, at the size they are shown', async () => {
  const photograph = sharp({ create: { width: 900, height: 600, channels: 3, background: '#c2185b' } });
  const bytes = await photograph.jpeg().toBuffer();
  await writeBrandFiles(contentWith({ mascot: bytes, icon: bytes }), publicFolder, warn);
  expect(textOf('brand/mascot.svg')).toContain('viewBox="0 0 300 200"><image width="300" height="200"');
  const [width, height] = await middleOf('icons/icon-192.png');
  expect([width, height]).toEqual([192, 192]);
});

it('stays neutral where a file cannot be read, and says which', async () => {
  await writeBrandFiles(contentWith({ icon: '<svg', mascot: 'no picture' }), publicFolder, warn);
  expect([textOf('icons/favicon.svg'), textOf('brand/mascot.svg')]).toEqual([neutral, neutral]);
  const fields = warn.mock.calls.map(([sentence]) => /^The field "(\w+)"/.exec(String(sentence))?.[1]);
  expect(fields).toEqual(['icon', 'mascot']);
});
