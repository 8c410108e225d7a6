// Databases: both, as parts of entries are read by our own SQL.
import { AsyncLocalStorage } from 'node:async_hooks';
import { plentiful } from '../accounts/parent';
import { staffWrites, type StaffWrites } from '../publisher/staff-writes';
import { logInStaff } from '../staff';
import { serveCms } from '../serve-cms';
import { asStrapiReads, keptContent } from './kept-content';

const cms = serveCms(plentiful);
let write: StaffWrites;

beforeAll(async () => {
  write = staffWrites(cms, (await logInStaff(cms)).marketing);
});

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });

it('keeps the pictures and the entries that parts refer to, in their order', async () => {
  const { id: image } = (await cms.strapi.db.query('plugin::upload.file').create({
    data: {
      ...{ name: 'tent.webp', hash: 'tent', ext: '.webp', mime: 'image/webp', size: 1 },
      ...{ url: '/uploads/tent.webp', provider: 'local' },
    },
  })) as { id: number };
  const camp = await write.create('faq-group', { title: 'Camp', slug: 'faq-camp' });
  const ask = (text: string) =>
    write.create('faq', {
      question: text,
      answer: [paragraph('Ask us.')],
      group: { connect: [{ documentId: camp }] },
    });
  const questions = [await ask('When?'), await ask('Where?')];
  await write.publish('faq-group', camp);
  for (const id of questions) await write.publish('faq', id);
  const picture = { image, alt: 'A tent', focalX: 20 };
  const blocks = [
    {
      __component: 'block.hero',
      eyebrow: 'In winter',
      picture,
      button: { label: 'Book', href: '/book-free-class' },
    },
    { __component: 'block.faq', title: 'Questions', questions: { set: [...questions].reverse() } },
    { __component: 'block.picture-text', title: 'Where', body: [paragraph('Here.')], picture },
    { __component: 'block.faq', title: 'And again', questions: { set: questions } },
  ];
  const uid = 'api::landing-page.landing-page';
  const data = { title: 'Tents', slug: 'tents-versions', lead: 'Two weeks.', blocks } as never;
  const { documentId } = await cms.strapi.documents(uid).create({ data });
  await cms.strapi.documents(uid).publish({ documentId });
  const version = await cms.strapi.db
    .query('plugin::audit.version')
    .findOne({ where: { documentOf: documentId }, orderBy: { id: 'desc' } });
  const kept = await keptContent(cms.strapi, (version as { id: number }).id);
  expect(await asStrapiReads(cms.strapi, uid, documentId)).toMatchObject(kept as object);
  expect(kept).toMatchObject({
    blocks: [
      { picture: { image: { id: image }, focalX: 20 } },
      { questions: [...questions].reverse().map((id) => ({ documentId: id })) },
      { picture: { image: { id: image } } },
      { questions: questions.map((id) => ({ documentId: id })) },
    ],
  });
});

it('adds few statements to a save, and to publishing, of an entry with many kinds of parts', async () => {
  const documents = cms.strapi.documents('api::landing-page.landing-page');
  const part = { title: 'Choose a time', text: 'You get a mail with the link.' };
  const blocks = [
    { __component: 'block.text', title: 'About it', body: [paragraph('We teach.')] },
    { __component: 'block.steps', title: 'How it goes', items: [part, part, part] },
    {
      __component: 'block.benefits',
      title: 'In it',
      items: [1, 2, 3].map(() => ({ ...part, icon: 'people' })),
    },
    { __component: 'block.closing', title: 'Try it', link: { label: 'Book', href: '/book-free-class' } },
  ];
  const data = { title: 'Camp', slug: 'camp-statements', lead: 'Two weeks.', blocks } as never;
  const { documentId } = await documents.create({ data });
  const save = (lead: string) =>
    documents.update({ documentId, data: { ...(data as object), lead } as never });
  const publish = () => documents.publish({ documentId });
  await publish();
  const saved = await statementsOf(() => save('Three weeks.'));
  const published = await statementsOf(publish);
  const audit = cms.strapi.config.get<{ types: object }>('plugin::audit');
  const { types } = audit;
  audit.types = {};
  const unlogged = [await statementsOf(() => save('Four weeks.')), await statementsOf(publish)];
  audit.types = types;
  // The entry before and after: each with one statement, and one for each depth of its parts. And what is written.
  const more = [saved, published].map((count, at) => count - (unlogged[at] ?? 0));
  expect(more).toEqual([2 * 4 + 1, 2 * 4 + 3]);
});

async function statementsOf(ask: () => Promise<unknown>): Promise<number> {
  const asking = new AsyncLocalStorage<true>();
  let count = 0;
  const note = () => {
    if (asking.getStore() === true) count += 1;
  };
  cms.strapi.db.connection.on('query', note);
  await asking.run(true, ask);
  cms.strapi.db.connection.removeListener('query', note);
  return count;
}
