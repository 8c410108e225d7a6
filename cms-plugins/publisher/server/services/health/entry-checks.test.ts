import { checkParts } from './entry-checks';
import type { Parts } from './entry-parts';

const subject = { uid: 'plugin::tests.post', documentId: 'one', title: 'One' };
const nothing: Parts = { texts: [], prose: [], links: [], pictures: [] };
const known: Parameters<typeof checkParts>[3] = {
  facts: { amounts: new Map(), sessions: new Set() },
  avoid: ['cheap'],
  type: { kind: 'Post', pageOf: () => null } as unknown as Parameters<typeof checkParts>[3]['type'],
};

const sentences = (parts: Partial<Parts>) =>
  checkParts(subject, {}, { ...nothing, ...parts }, known).map(({ kind, sentence }) => [kind, sentence]);

it('tells a picture of more than 400 KB once, however often the entry shows it', () => {
  const large = { id: 7, name: 'camp.jpg', kilobytes: 812.4 };
  expect(sentences({ pictures: [large, { id: 8, name: 'fits.jpg', kilobytes: 400 }, large] })).toEqual([
    ['picture', 'The picture “camp.jpg” has 812 KB; more than 400 KB is too much.'],
  ]);
});

it('tells a word to avoid with the word', () => {
  expect(sentences({ texts: ['A cheap camp.', 'Cheap again.'] })).toEqual([
    ['word', 'It says “cheap”, which is on the list of words to avoid.'],
  ]);
});

it('judges how hard a text is to read only for parents', () => {
  const prose = [
    'Pedagogical differentiation necessitates individualised instructional methodologies which systematically accommodate heterogeneous developmental trajectories. '.repeat(
      20,
    ),
  ];
  expect(sentences({ prose })).toEqual([]);
  const forParents = { ...known, type: { ...known.type, isForParents: () => true } };
  expect(checkParts(subject, {}, { ...nothing, prose }, forParents).map(({ kind }) => kind)).toEqual([
    'reading',
  ]);
});
