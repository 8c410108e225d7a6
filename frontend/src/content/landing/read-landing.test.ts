/** @jest-environment node */
import { storedLanding } from './landing-fixture';
import { readLanding, sharedPicture } from './read-landing';
import { rawSamples } from './schemas/block-samples';

const all = Object.keys(rawSamples);

it('opens with its title, with or without an opening among its blocks', () => {
  expect(readLanding(storedLanding(['block.form', 'block.hero'])).opening).toMatchObject({
    title: 'Winter camp',
    eyebrow: 'In December',
    picture: { src: '/static/drawing.svg' },
    button: { href: '#form' },
  });
  expect(readLanding(storedLanding(['block.form'])).opening).toMatchObject({ picture: null, button: null });
});

it.each(all)('shows every block if %s is on no page', (removed) => {
  const kinds = all.filter((component) => component !== removed);
  const { blocks } = readLanding(storedLanding(kinds));
  expect(blocks.map(({ block }) => `block.${block.kind}`)).toEqual(
    kinds.filter((component) => component !== 'block.hero'),
  );
});

it('gives headings inside a text the level below that of its block', () => {
  const [own, titled] = readLanding(storedLanding(['block.text', 'block.picture-text'])).blocks;
  const levelOf = (placed: typeof own) =>
    placed && 'body' in placed.block
      ? placed.block.body.flatMap((part) => ('level' in part ? part.level : []))
      : [];
  expect([levelOf(own), levelOf(titled)]).toEqual([[2], [3]]);
});

it('leaves out a block of which nothing is published any more', () => {
  const page = { ...storedLanding(['block.plans', 'block.form']), plans: [] };
  expect(readLanding(page).blocks.map(({ block }) => block.kind)).toEqual(['form']);
});

it('is shared with the picture of its opening', () => {
  expect(sharedPicture(storedLanding(['block.hero']))).toBe('/share.jpg');
  expect(sharedPicture(storedLanding(['block.form']))).toBeNull();
});
