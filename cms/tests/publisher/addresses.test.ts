// Databases: SQLite, as Strapi’s documents decide which address an entry had.
import { logInStaff } from '../staff';
import { serveCms } from '../serve-cms';
import { staffWrites, type StaffWrites } from './staff-writes';

interface RedirectRow {
  documentId: string;
  from: string;
  to: string;
  permanent: boolean;
  publishedAt: string | null;
}

interface Addresses {
  settle: (move: object) => Promise<void>;
}

const redirectUid = 'api::redirect.redirect';
const changeUid = 'plugin::publisher.change';

const cms = serveCms();
let write: StaffWrites;

beforeAll(async () => {
  write = staffWrites(cms, (await logInStaff(cms)).marketing);
});

beforeEach(async () => {
  // First, as a page that a redirect leads to cannot be taken down.
  await cms.strapi.db.query(redirectUid).deleteMany({});
  const ids = (await cms.strapi.db.query('api::category.category').findMany({})) as { documentId: string }[];
  for (const { documentId } of ids) {
    await cms.strapi.documents('api::category.category').delete({ documentId });
  }
  await cms.strapi.db.query(changeUid).deleteMany({});
});

const stored = (where: object = {}): Promise<RedirectRow[]> =>
  cms.strapi.db.query(redirectUid).findMany({ where, orderBy: { from: 'asc' } });

/** The live redirects of the site, as `a > b`. Categories are named by the last part of their address. */
const live = async (): Promise<string[]> =>
  (await stored({ publishedAt: { $notNull: true } })).map(({ from, to }) => `${short(from)} > ${short(to)}`);

const short = (path: string) => path.replace('/blog/category/', '');
const long = (slug: string) => `/blog/category/${slug}`;

const publishAt = async (slug: string): Promise<string> => {
  const id = await write.create('category', { title: `About ${slug}`, slug });
  await write.publish('category', id);
  return id;
};

const move = (id: string, slug: string): Promise<void> => write.publish('category', id, { slug });

const writeRedirect = async (from: string, to: string): Promise<string> => {
  const id = await write.create('redirect', { from: long(from), to: long(to), permanent: false });
  await write.publish('redirect', id);
  return id;
};

const changes = async () => {
  const rows = (await cms.strapi.db.query(changeUid).findMany({ orderBy: { id: 'asc' } })) as {
    action: string;
    title: string;
    byName: string | null;
  }[];
  return rows.map(
    ({ action, title, byName }) => `${action} ${short(title)}${byName === null ? '' : ' by staff'}`,
  );
};

describe('a page that moves', () => {
  it('leaves a redirect that staff see and can edit, as something published and unchanged', async () => {
    const id = await publishAt('a');
    await write.save('category', id, { slug: 'b' });
    expect(await stored()).toEqual([]);
    await write.publish('category', id);
    const rows = await stored();
    expect(rows).toHaveLength(2);
    expect(new Set(rows.map(({ documentId }) => documentId)).size).toBe(1);
    expect(rows).toMatchObject(rows.map(() => ({ from: long('a'), to: long('b'), permanent: true })));
    const [row] = rows;
    await write.publish('redirect', row?.documentId ?? '', { permanent: false });
    expect(await live()).toEqual(['a > b']);
  });

  it('leads all its former addresses straight to the last', async () => {
    const id = await publishAt('a');
    await move(id, 'b');
    await move(id, 'c');
    await move(id, 'd');
    expect(await live()).toEqual(['a > d', 'b > d', 'c > d']);
    // Redirects that the server moves by itself do not count as changes by staff.
    expect(await changes()).toEqual(Array.from({ length: 4 }, () => 'publish About a by staff'));
  });

  it('takes its old address back', async () => {
    const id = await publishAt('a');
    await move(id, 'b');
    await move(id, 'a');
    expect(await live()).toEqual(['b > a']);
    await move(id, 'b');
    expect(await live()).toEqual(['a > b']);
  });

  it('leaves none where only its words change', async () => {
    const id = await publishAt('a');
    await write.publish('category', id, { title: 'Other words' });
    expect(await stored()).toEqual([]);
  });

  it('moves with others in one click', async () => {
    const [a, b, c] = [await publishAt('a'), await publishAt('b'), await publishAt('c')];
    for (const [id, slug] of [
      [a, 'x'],
      [b, 'y'],
      [c, 'z'],
    ] as const) {
      await write.save('category', id, { slug });
    }
    await write.bulk('category', 'bulkPublish', [a, b, c]);
    expect(await live()).toEqual(['a > x', 'b > y', 'c > z']);
  });
});

describe('an address', () => {
  it('belongs to the page that lives there now', async () => {
    const id = await publishAt('a');
    await move(id, 'b');
    const other = await publishAt('a');
    expect(await live()).toEqual([]);
    await move(other, 'c');
    expect(await live()).toEqual(['a > c']);
    await move(id, 'd');
    expect(await live()).toEqual(['a > c', 'b > d']);
  });

  it('is refused to a second page, also to one that slipped past the rule for what is saved', async () => {
    await publishAt('a');
    const uid = 'api::category.category';
    const second = { uid, documentId: 'second', before: null, after: { documentId: 'second', slug: 'a' } };
    const settling = cms.strapi.plugin('publisher').service<Addresses>('addresses').settle(second);
    await expect(settling).rejects.toThrow(
      '"About a" already lives at /blog/category/a. Choose another address.',
    );
  });
});

describe('a page that leaves the site', () => {
  it.each(['unpublish', 'remove'] as const)('takes its redirects along: %s', async (how) => {
    const id = await publishAt('a');
    await move(id, 'b');
    await write[how]('category', id);
    expect(await stored()).toEqual([]);
  });

  it('has them again when it comes back, be it at a third address', async () => {
    const id = await publishAt('a');
    await move(id, 'b');
    await write.unpublish('category', id);
    await write.publish('category', id);
    expect(await live()).toEqual(['a > b']);
    await write.unpublish('category', id);
    await move(id, 'c');
    expect(await live()).toEqual(['a > c', 'b > c']);
  });
});

describe('a redirect that staff took in hand', () => {
  it('stays away once they deleted it', async () => {
    const id = await publishAt('a');
    await move(id, 'b');
    const [made] = await stored();
    await write.remove('redirect', made?.documentId ?? '');
    await move(id, 'c');
    expect(await live()).toEqual(['b > c']);
  });

  it('stays as they changed it, also when the page leaves', async () => {
    const id = await publishAt('a');
    await publishAt('shelf');
    await move(id, 'b');
    const [made] = await stored();
    await write.publish('redirect', made?.documentId ?? '', { to: long('shelf') });
    await write.unpublish('category', id);
    expect(await live()).toEqual(['a > shelf']);
  });
});

describe('a redirect that staff wrote', () => {
  it('is published together with the page it leads to, and says so', async () => {
    const id = await publishAt('a');
    await writeRedirect('old', 'a');
    await cms.strapi.db.query(changeUid).deleteMany({});
    await move(id, 'b');
    expect(await live()).toEqual(['a > b', 'old > b']);
    expect(await changes()).toEqual(['publish About a by staff', 'update old by staff']);
    const permanent = (await stored({ from: long('old') })).map((row) => row.permanent);
    expect(permanent).toEqual([false, false]);
  });

  it('steps aside for a page that comes to its address; its draft stays', async () => {
    const id = await publishAt('a');
    await publishAt('shelf');
    await writeRedirect('b', 'shelf');
    await move(id, 'b');
    expect(await live()).toEqual(['a > b']);
    expect(await stored({ from: long('b') })).toMatchObject([{ publishedAt: null }]);
    expect((await changes()).at(-1)).toBe('unpublish b by staff');
  });

  it('is never made to lead to itself', async () => {
    const id = await publishAt('a');
    await writeRedirect('b', 'a');
    await move(id, 'b');
    expect(await live()).toEqual(['a > b']);
  });

  it('keeps its address where the page leaves that one too', async () => {
    const id = await publishAt('a');
    await publishAt('shelf');
    await writeRedirect('a', 'shelf');
    await move(id, 'b');
    expect(await live()).toEqual(['a > shelf']);
  });
});

describe('a course', () => {
  it('leads to the page that shows it once it has none of its own', async () => {
    const icon = await write.upload('icon.svg');
    const course = {
      title: 'Loops',
      slug: 'loops',
      summary: 'Repeat.',
      subject: 'coding',
      icon,
      minAge: 6,
      maxAge: 9,
    };
    const prices = [{ currency: 'INR', amountMinor: 100000 }];
    const id = await write.create('course', { ...course, kind: 'coding_plan', prices });
    await write.publish('course', id);
    await write.publish('course', id, { kind: 'short_course', hours: 16 });
    expect(await live()).toEqual(['/course/loops > /courses/coding']);
    await write.publish('course', id, { kind: 'coding_plan', hours: null });
    expect(await live()).toEqual([]);
  });
});
