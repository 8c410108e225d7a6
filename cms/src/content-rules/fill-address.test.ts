import { fillAddress, slugFrom } from './fill-address';

const nobody = () => Promise.resolve([]);

describe('words in a web address', () => {
  it.each([
    ['Robots and Sensors', 'robots-and-sensors'],
    ['  How much? Écoute!  ', 'how-much-ecoute'],
    ["A child's first app", 'a-childs-first-app'],
    ['गणित', ''],
  ])('%p becomes %p', (words, slug) => {
    expect(slugFrom(words)).toBe(slug);
  });

  it('end at a whole character and never at a hyphen', () => {
    expect(slugFrom(`${'a'.repeat(59)} b`)).toBe('a'.repeat(59));
  });
});

describe('the address of an entry', () => {
  it('is made from the title where it was left empty', async () => {
    expect(await fillAddress({ title: 'Game Design', slug: '' }, {}, 'title', nobody)).toEqual({
      title: 'Game Design',
      slug: 'game-design',
    });
  });

  it('gets a number when others have it already', async () => {
    const taken = ['game-design', 'game-design-2'];
    const findOthers = ({ slug }: Record<string, unknown>) =>
      Promise.resolve(taken.filter((other) => other === slug).map((other) => ({ slug: other })));
    expect(await fillAddress({ title: 'Game Design' }, {}, 'title', findOthers)).toMatchObject({
      slug: 'game-design-3',
    });
  });

  it('stays when the title changes, and when staff chose it', async () => {
    const renamed = { title: 'Game Making' };
    expect(await fillAddress(renamed, { title: 'Game Design', slug: 'game-design' }, 'title', nobody)).toBe(
      renamed,
    );
    const chosen = { title: 'Game Design', slug: 'games' };
    expect(await fillAddress(chosen, {}, 'title', nobody)).toBe(chosen);
  });

  it('waits for a title', async () => {
    expect(await fillAddress({ slug: null }, {}, 'title', nobody)).toEqual({ slug: null });
  });
});
