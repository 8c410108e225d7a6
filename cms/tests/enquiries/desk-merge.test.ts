// Databases: PostgreSQL, as two rows are locked and changed together.
import type { EnquiryDetail } from '@lanternway/contracts/enquiries/staff-item';
import { serveCms } from '../serve-cms';
import { itemPath, lead, messageOf, openDesk, type Desk } from './desk';

const cms = serveCms();
let desk: Desk;

beforeAll(async () => {
  desk = await openDesk(cms);
});

const merge = (into: string, ...ids: string[]) => desk.post(`${itemPath('contact', into)}/merge`, { ids });
const unmerge = (from: string, ...ids: string[]) =>
  desk.post(`${itemPath('contact', from)}/unmerge`, { ids });
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id).sort();

let count = 0;

/** Messages from one person, with an address that no other test uses. */
async function same(many: number, told: Record<string, unknown> = {}): Promise<string[]> {
  count += 1;
  const email = `person${String(count)}@example.com`;
  const ids: string[] = [];
  for (let made = 0; made < many; made += 1) ids.push(await lead(cms, 'contact', { email, ...told }));
  return ids;
}

describe('duplicates', () => {
  it('are of the same kind with the same e-mail; of another kind they are related', async () => {
    const [first = '', second = ''] = await same(2);
    const { email } = await desk.item('contact', first);
    const request = await lead(cms, 'free-class', { email, phone: '+919811111111' });
    const byPhone = await lead(cms, 'free-class', { email: 'b@example.com', phone: '+919811111111' });
    const application = await lead(cms, 'career', { email: 'c@example.com', phone: '+919811111111' });
    expect(idsOf((await desk.item('contact', first)).duplicates)).toEqual([second]);
    expect(idsOf((await desk.item('contact', first)).related)).toEqual([request]);
    const shown = await desk.item('free-class', request);
    expect(idsOf(shown.duplicates)).toEqual([byPhone]);
    expect(idsOf(shown.related)).toEqual([application, first, second].sort());
  });

  it('are not seen in a number that is too short to be anybody’s', async () => {
    const id = await lead(cms, 'free-class', { email: 'd@example.com', phone: '123456' });
    await lead(cms, 'free-class', { email: 'e@example.com', phone: '123456' });
    expect((await desk.item('free-class', id)).duplicates).toEqual([]);
  });
});

describe('merging', () => {
  it('takes duplicates out of the inbox and their timelines into the first', async () => {
    const [first = '', second = '', third = ''] = await same(3, { name: 'Merging Mo' });
    await desk.post(`${itemPath('contact', second)}/notes`, { text: 'Prefers evenings' }).expect(200);
    const { body } = await merge(first, second, third).expect(200);
    const shown = body as EnquiryDetail;
    expect(idsOf(shown.merged)).toEqual([second, third].sort());
    expect(shown.duplicates).toEqual([]);
    expect(shown.timeline.find(({ note }) => note === 'Prefers evenings')?.text).toBe(
      'Note (merged enquiry of Merging Mo)',
    );
    expect(shown.timeline.filter(({ what }) => what === 'received')).toHaveLength(3);
    expect(await desk.ids('?search=merging+mo')).toEqual([first]);
    expect((await desk.item('contact', second)).mergedInto?.id).toBe(first);
  });

  it('is undone, and everything is as before', async () => {
    const [first = '', second = ''] = await same(2);
    await merge(first, second).expect(200);
    const { body } = await unmerge(first, second).expect(200);
    expect(body).toMatchObject({ merged: [], duplicates: [{ id: second }] });
    expect(await desk.item('contact', second)).toMatchObject({ mergedInto: null, status: 'new' });
    expect((await unmerge(first, second)).status).toBe(409);
  });

  it('keeps what had been merged before, and gives it back with it', async () => {
    const [first = '', second = '', third = ''] = await same(3);
    await merge(second, third).expect(200);
    await merge(first, second).expect(200);
    expect(idsOf((await desk.item('contact', first)).merged)).toEqual([second, third].sort());
    await unmerge(first, second).expect(200);
    expect(idsOf((await desk.item('contact', second)).merged)).toEqual([third]);
    expect((await desk.item('contact', first)).merged).toEqual([]);
  });

  it('lets nothing be changed about what is merged away', async () => {
    const [first = '', second = ''] = await same(2);
    await merge(first, second).expect(200);
    const sentence = 'This enquiry is merged into another. Please work with that one.';
    const answers = [
      await desk.change('contact', second, 'status', { status: 'lost' }),
      await desk.change('contact', second, 'notes', { text: 'x' }),
      await desk.change('contact', second, 'merge', { ids: (await same(1)).slice() }),
    ];
    expect(answers.map((answer) => [answer.status, messageOf(answer)])).toEqual(
      answers.map(() => [400, sentence]),
    );
    const { body } = await desk.post('/enquiries/bulk', {
      items: [{ kind: 'contact', id: second }],
      status: 'lost',
    });
    expect(body).toMatchObject({ changed: 0, problems: [{ id: second, sentence }] });
  });

  it('refuses itself, another kind, what is merged already and what is not there', async () => {
    const [first = '', second = '', third = ''] = await same(3);
    const other = await lead(cms, 'career');
    await merge(first, second).expect(200);
    for (const ids of [[third], [other], [second], ['nobody']]) {
      expect((await desk.post(`${itemPath('contact', third)}/merge`, { ids })).status).toBe(400);
    }
    expect((await desk.post(`${itemPath('contact', third)}/merge`, { ids: [] })).status).toBe(400);
    expect((await desk.item('contact', third)).merged).toEqual([]);
  });

  it('makes no circle and loses none when two merge the same ones the other way round', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [first = '', second = ''] = await same(2, { name: `Circle ${String(round)} x` });
      const answers = await Promise.all([merge(first, second), merge(second, first)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
      expect(await desk.ids(`?search=circle+${String(round)}+x`)).toHaveLength(1);
    }
  });

  it('is shown even if there is a circle in the database', async () => {
    const [first = '', second = ''] = await same(2);
    await merge(first, second).expect(200);
    await cms.strapi.db
      .query('plugin::enquiries.contact-message')
      .updateMany({ where: { documentId: first }, data: { mergedInto: second } });
    expect(idsOf((await desk.item('contact', first)).merged)).toEqual([second]);
  });

  it('and a change of what is merged do not overwrite each other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [first = '', second = ''] = await same(2);
      const answers = await Promise.all([
        merge(first, second),
        desk.post(`${itemPath('contact', second)}/status`, { version: 0, status: 'contacted' }),
      ]);
      expect(answers[0].status).toBe(200);
      const { status, version } = await desk.item('contact', second);
      expect({ status, version }).toEqual(
        answers[1].status === 200 ? { status: 'contacted', version: 2 } : { status: 'new', version: 1 },
      );
    }
  });
});
