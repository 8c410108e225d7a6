import { dataOf, expectIn, expectNotIn, expectShown, htmlOf, textOf } from '../served';
import type { Entry, StaffCalls } from '../staff-calls';
import { first, type KindMaker } from './kind';

/** What the form sends when a relation is changed. */
const leadTo = (now: Entry, before: Entry) => ({
  connect: [{ id: now['id'], documentId: now.documentId }],
  disconnect: [{ id: before['id'], documentId: before.documentId }],
});

const only = async (calls: StaffCalls, type: string, slug: string) =>
  first(await calls.list(type, { slug }), `${type} ${slug}`);

export const authorOfPost: KindMaker = async (calls) => {
  const { documentId, name } = await only(calls, 'author', 'ananya-r');
  const was = String(name);
  const now = 'Ananya Raghunathan';
  const post = '/blog/why-we-draw-fractions-before-we-write-them';
  return {
    name: 'the author a post leads to',
    steps: [
      {
        make: () => calls.publish('author', documentId, { name: now }),
        async check() {
          await expectShown(post, { html: [now], data: [now], gone: [was] });
          expectIn(await textOf('/blog/rss.xml'), now, 'The feed names');
        },
      },
    ],
    putBack: {
      make: () => calls.publish('author', documentId, { name: was }),
      check: () => expectShown(post, { html: [was], data: [was], gone: [now] }),
    },
  };
};

/** What the page shows below the heading of a group of questions. */
async function groupOnPage(slug: string): Promise<string> {
  const [, after = ''] = (await htmlOf('/faq')).split(`<section id="${slug}"`);
  return after.split('</section>')[0] ?? '';
}

export const groupOfQuestion: KindMaker = async (calls) => {
  const [from, to] = [
    await only(calls, 'faq-group', 'about-classes'),
    await only(calls, 'faq-group', 'your-account'),
  ];
  const all = await calls.list('faq');
  const groups = await Promise.all(all.map(({ documentId }) => calls.related('faq', documentId, 'group')));
  const asked = first(
    all.filter((_, index) => groups[index]?.[0]?.documentId === from.documentId),
    'question about classes',
  );
  const question = String(asked['question']);
  const move = (now: Entry, before: Entry) =>
    calls.publish('faq', asked.documentId, { group: leadTo(now, before) });
  const stands = async (here: string, notThere: string) => {
    const escaped = question.replaceAll("'", '&#x27;');
    expectIn(await groupOnPage(here), escaped, `The group ${here} holds`);
    expectNotIn(await groupOnPage(notThere), escaped, `The group ${notThere} holds no more`);
    const data = JSON.parse(await dataOf('/faq')) as { result: { data: { faqs: { nodes: unknown[] } } } };
    const node = JSON.stringify(data.result.data.faqs.nodes.filter((one) => isQuestion(one, question)));
    expectIn(node, `"${here}"`, `The data of /faq lead “${question}” to`);
  };
  return {
    name: 'the group of a question',
    steps: [{ make: () => move(to, from), check: () => stands('your-account', 'about-classes') }],
    putBack: { make: () => move(from, to), check: () => stands('about-classes', 'your-account') },
  };
};

const isQuestion = (one: unknown, question: string) => (one as { question: string }).question === question;

export const planOfCourse: KindMaker = async (calls) => {
  const course = await only(calls, 'course', 'kickstart');
  const from = first(await calls.list('plan', { key: 'coding-monthly' }), 'plan');
  const to = first(await calls.list('plan', { key: 'coding-yearly' }), 'plan');
  const sell = (now: Entry, before: Entry) =>
    calls.publish('course', course.documentId, { soldAs: leadTo(now, before) });
  const data = '"soldAs":{"key":"coding-yearly"';
  return {
    name: 'the plan a course is sold as',
    steps: [
      {
        make: () => sell(to, from),
        async check() {
          await expectShown('/courses/coding', { html: ['₹75,999'], data: ['"amountMinor":7599900'] });
          await expectShown('/checkout/kickstart', { data: [data] });
        },
      },
    ],
    putBack: {
      make: () => sell(from, to),
      check: () => expectShown('/checkout/kickstart', { gone: [data] }),
    },
  };
};
