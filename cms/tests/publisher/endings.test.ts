// Databases: PostgreSQL, as schedules.test.ts finds what is due on both by the same statement.
import { logInStaff } from '../staff';
import { serveCms } from '../serve-cms';
import { callsOf, type ScheduleCalls } from './schedules-calls';
import { staffWrites, type StaffWrites } from './staff-writes';

const dayMs = 24 * 60 * 60 * 1000;
const page = 'api::landing-page.landing-page';

const cms = serveCms();
let write: StaffWrites;
let calls: ScheduleCalls;
let pages = 0;

beforeAll(async () => {
  const { marketing } = await logInStaff(cms);
  write = staffWrites(cms, marketing);
  calls = callsOf(cms, marketing);
});

/** A day of UTC, so many days from today. The test's site settings name no other zone. */
const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
const endOf = (day: string) => new Date(Date.parse(day) + dayMs);

const landing = (values: object) => ({
  title: 'Camp',
  lead: 'Ten mornings.',
  header: 'full',
  blocks: [{ __component: 'block.form', title: 'Book' }],
  ...values,
});

async function publishedAt(slug: string, values: object = {}): Promise<string> {
  const id = await write.create('landing-page', landing({ slug, ...values }));
  await write.publish('landing-page', id);
  return id;
}

const newSlug = () => `camp-${String((pages += 1))}`;

const redirectFrom = async (slug: string) => {
  const where = { from: `/${slug}`, publishedAt: { $notNull: true } };
  const row = (await cms.strapi.db.query('api::redirect.redirect').findOne({ where })) as {
    to: string;
    permanent: boolean;
  } | null;
  return row === null ? null : `${row.permanent ? 301 : 302} ${row.to}`;
};

const isLive = async (documentId: string) =>
  (await cms.strapi.db.query(page).count({ where: { documentId, publishedAt: { $notNull: true } } })) > 0;

const waitingOf = async (id: string) =>
  (await calls.list()).filter(({ entry, state }) => entry.documentId === id && state === 'waiting');

describe('a landing page with a last day', () => {
  it.each([
    [true, '302 /courses/coding'],
    [false, '301 /courses/coding'],
  ])('leaves at the end of it, once, and its address leads on: comes back %s', async (comesBack, leads) => {
    const [slug, endsOn] = [newSlug(), dayIn(3)];
    const id = await publishedAt(slug, { endsOn, leadsTo: '/courses/coding', comesBack });
    expect(await waitingOf(id)).toMatchObject([{ action: 'end', at: endOf(endsOn).toISOString() }]);
    await calls.run(new Date(endOf(endsOn).getTime() - 1));
    expect([await isLive(id), await redirectFrom(slug)]).toEqual([true, null]);
    const late = new Date(endOf(endsOn).getTime() + dayMs);
    await Promise.all([calls.run(late), calls.run(late)]);
    expect([await isLive(id), await redirectFrom(slug)]).toEqual([false, leads]);
    expect((await calls.list()).filter(({ entry }) => entry.documentId === id)).toMatchObject([
      { state: 'done', problem: null },
    ]);
  });

  it('is back at its address when it is published again', async () => {
    const slug = newSlug();
    const id = await publishedAt(slug, { endsOn: dayIn(1), leadsTo: '/faq', comesBack: true });
    await calls.run(new Date(Date.now() + 3 * dayMs));
    await write.publish('landing-page', id, landing({ slug, endsOn: dayIn(9) }));
    expect([await isLive(id), await redirectFrom(slug)]).toEqual([true, null]);
    expect(await waitingOf(id)).toMatchObject([{ at: endOf(dayIn(9)).toISOString() }]);
  });

  it('ends on the day that was published last, and not before', async () => {
    const slug = newSlug();
    const id = await publishedAt(slug, { endsOn: dayIn(1), leadsTo: '/faq' });
    await write.save('landing-page', id, { endsOn: dayIn(2) });
    expect(await waitingOf(id)).toMatchObject([{ at: endOf(dayIn(1)).toISOString() }]);
    await write.publish('landing-page', id, landing({ slug, endsOn: dayIn(8) }));
    await calls.run(new Date(Date.now() + 4 * dayMs));
    expect(await isLive(id)).toBe(true);
    await write.publish('landing-page', id, landing({ slug, endsOn: null }));
    expect(await waitingOf(id)).toEqual([]);
  });

  it('says where its last day can be changed to who would cancel it', async () => {
    const id = await publishedAt(newSlug(), { endsOn: dayIn(1), leadsTo: '/faq' });
    const [planned] = await waitingOf(id);
    const refusal = await calls.tryCancel(planned?.id ?? '').expect(400);
    expect((refusal.body as { error: { message: string } }).error.message).toBe(
      'The last day is written in the entry. Change it there, and publish the entry.',
    );
  });

  it('is refused with an end that is over, or that leads nowhere', async () => {
    const id = await write.create('landing-page', landing({ slug: newSlug(), endsOn: dayIn(-2) }));
    const { body } = await write.tryPublish('landing-page', id).expect(400);
    const { errors } = (body as { error: { details: { errors: { path: string[]; message: string }[] } } })
      .error.details;
    expect(errors.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
      'endsOn: The last day has passed. Choose a later one, or leave it empty.',
      'leadsTo: Say where the address leads after the last day, so that no link breaks.',
    ]);
  });
});

describe('the address of a landing page that is taken down', () => {
  it('leads where the page says, and so do addresses that led to it', async () => {
    const [first, second, target] = [newSlug(), newSlug(), newSlug()];
    await publishedAt(target);
    const early = await write.create('landing-page', landing({ slug: first, leadsTo: `/${second}` }));
    await write.tryPublish('landing-page', early).expect(400);
    const b = await publishedAt(second, { leadsTo: `/${target}` });
    const c = await publishedAt(`${first}-x`, { leadsTo: `/${second}` });
    await write.unpublish('landing-page', c);
    await write.remove('landing-page', b);
    expect(await redirectFrom(`${first}-x`)).toBe(`301 /${target}`);
    expect(await redirectFrom(second)).toBe(`301 /${target}`);
  });

  it('leads home where the target is gone by then, or a campaign page names none', async () => {
    const [one, two, target] = [newSlug(), newSlug(), newSlug()];
    const gone = await publishedAt(target);
    const id = await publishedAt(one, { endsOn: dayIn(1), leadsTo: `/${target}` });
    const other = await publishedAt(two, { campaign: 'spring' });
    await write.unpublish('landing-page', gone);
    await calls.run(new Date(Date.now() + 3 * dayMs));
    expect([await isLive(id), await redirectFrom(one)]).toEqual([false, '302 /']);
    await write.unpublish('landing-page', other);
    expect([await redirectFrom(two), await redirectFrom(target)]).toEqual(['302 /', null]);
  });

  it('leads home once the page that it led to is taken down', async () => {
    const [slug, target] = [newSlug(), newSlug()];
    const later = await publishedAt(target);
    await write.unpublish('landing-page', await publishedAt(slug, { leadsTo: `/${target}` }));
    expect(await redirectFrom(slug)).toBe(`301 /${target}`);
    await write.unpublish('landing-page', later);
    expect(await redirectFrom(slug)).toBe('302 /');
  });
});

it('does not take the address of a redirect that staff wrote', async () => {
  const slug = newSlug();
  const redirect = await write.create('redirect', { from: `/${slug}`, to: '/faq', permanent: true });
  await write.publish('redirect', redirect);
  const id = await write.create('landing-page', landing({ slug }));
  const { body } = await write.tryPublish('landing-page', id).expect(400);
  expect((body as { error: { message: string } }).error.message).toBe(
    `A redirect leads from /${slug} to /faq. Take it down, or choose another address.`,
  );
});
