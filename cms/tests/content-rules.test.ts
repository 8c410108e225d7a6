// Databases: SQLite, as rules look at what is sent, before it is stored.
import request from 'supertest';
import { logInStaff } from './staff';
import { createTestHome, startCms, type Cms, type TestHome } from './start-cms';

interface Refusal {
  error: { name: string; details: { errors: { path: (string | number)[]; message: string }[] } };
}

interface Saved {
  data: { documentId: string } & Record<string, unknown>;
}

let home: TestHome;
let cms: Cms;
let authorization: string;
let portrait: number;

beforeAll(async () => {
  home = await createTestHome();
  cms = await startCms(home);
  authorization = (await logInStaff(cms)).marketing;
  portrait = await upload();
});

afterAll(async () => {
  await cms.stop();
  await home.remove();
});

const typePath = (name: string) => `/content-manager/collection-types/api::${name}.${name}`;
const singlePath = (name: string) => `/content-manager/single-types/api::${name}.${name}`;

function write(method: 'post' | 'put', path: string, entry: object) {
  return request(cms.url)[method](path).set('Authorization', authorization).send(entry);
}

async function upload(): Promise<number> {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>');
  const { body } = await request(cms.url)
    .post('/upload')
    .set('Authorization', authorization)
    .attach('files', drawing, 'portrait.svg');
  const [{ id }] = body as [{ id: number }];
  return id;
}

/** What the admin would show at each field of a refused write: `place: sentence`. */
async function refused(answer: ReturnType<typeof write>): Promise<string[]> {
  const { status, body } = await answer;
  expect(status).toBe(400);
  const { error } = body as Refusal;
  expect(error.name).toBe('ValidationError');
  return error.details.errors.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

async function saved(answer: ReturnType<typeof write>): Promise<Saved['data']> {
  const { status, body } = await answer;
  expect({ status, body: status < 300 ? null : (body as unknown) }).toEqual({
    status: expect.any(Number),
    body: null,
  });
  return (body as Saved).data;
}

async function create(name: string, entry: object): Promise<string> {
  return (await saved(write('post', typePath(name), entry))).documentId;
}

const plan = (key: string) => ({
  title: 'Coding Monthly',
  key,
  subject: 'coding',
  sessions: 8,
  months: 1,
  features: [{ label: 'Live classes', icon: 'video_camera' }],
  prices: [{ currency: 'INR', amountMinor: 649900 }],
});

const steps = (count: number) =>
  Array.from({ length: count }, () => ({ title: 'Loops', text: 'Repeat a move.' }));

describe('a plan', () => {
  it('is refused with a price of 0 or a currency twice, as a draft already', async () => {
    const prices = [
      { currency: 'INR', amountMinor: 0 },
      { currency: 'INR', amountMinor: 100 },
    ];
    expect(await refused(write('post', typePath('plan'), { ...plan('zero'), prices }))).toEqual([
      'prices.1.currency: There is already a price in INR. Keep one.',
      'prices.0.amountMinor: A price must be more than 0.',
    ]);
  });

  it('is refused with a key in use by a draft or a published plan', async () => {
    const taken = await create('plan', plan('coding-monthly'));
    const sentence = 'key: Another plan already uses the key "coding-monthly". Choose another.';
    expect(await refused(write('post', typePath('plan'), plan('coding-monthly')))).toEqual([sentence]);
    await saved(write('post', `${typePath('plan')}/${taken}/actions/publish`, plan('coding-monthly')));
    expect(await refused(write('post', typePath('plan'), plan('coding-monthly')))).toEqual([sentence]);
  });

  it('may be saved without its lists, and is published only with them', async () => {
    const half = { title: 'Half', key: 'half' };
    const documentId = await create('plan', half);
    expect(await refused(write('post', `${typePath('plan')}/${documentId}/actions/publish`, half))).toEqual([
      'subject: Subject is missing.',
      'sessions: Sessions is missing.',
      'months: Months is missing.',
      'features: Features: add at least 1.',
      'prices: Prices: add at least 1.',
    ]);
  });

  it('is copied without its key', async () => {
    const original = await create('plan', plan('copied'));
    const copy = await saved(write('post', `${typePath('plan')}/auto-clone/${original}`, {}));
    expect(copy).toMatchObject({ title: 'Coding Monthly', key: null });
  });

  it('is refused with a number that no database column can store', async () => {
    expect(await refused(write('post', typePath('plan'), { ...plan('huge'), sessions: 1e12 }))).toEqual([
      'sessions: Sessions must be between 1 and 1000.',
    ]);
  });
});

describe('a course', () => {
  const track = { title: 'Kickstart', slug: 'kickstart', kind: 'coding_plan', subject: 'coding' };

  it('is refused with a tenth learning step or an address in use', async () => {
    await create('course', { ...track, steps: steps(9) });
    expect(await refused(write('post', typePath('course'), { ...track, steps: steps(10) }))).toEqual([
      'slug: Another course already uses the address "kickstart". Choose another.',
      'steps: A plan has at most nine learning steps.',
    ]);
  });

  it('gets an address of its own from its title', async () => {
    const first = await saved(write('post', typePath('course'), { title: 'Game Design' }));
    const second = await saved(write('post', typePath('course'), { title: 'Game Design', slug: '' }));
    expect([first['slug'], second['slug']]).toEqual(['game-design', 'game-design-2']);
  });

  it('loses the fields of its former kind', async () => {
    const short = { title: 'Python', kind: 'short_course', hours: 16, minAge: 8, maxAge: 11 };
    const documentId = await create('course', short);
    const grade = { title: 'Grade 4', kind: 'maths_grade', grade: 4 };
    expect(await saved(write('put', `${typePath('course')}/${documentId}`, grade))).toMatchObject({
      hours: null,
      grade: 4,
    });
  });

  it('is refused with hours no short course lasts, and with ages in the wrong order', async () => {
    const course = { title: 'Web', kind: 'short_course', hours: 20, minAge: 12, maxAge: 8 };
    expect(await refused(write('post', typePath('course'), course))).toEqual([
      'maxAge: The oldest age must be at least the youngest, 12.',
      'hours: A short course lasts 16 or 24 hours.',
    ]);
  });
});

describe('a post', () => {
  it('keeps the day it was first published', async () => {
    const author = { name: 'Meera Nair', portrait };
    const category = { title: 'Learning at home' };
    const [authorId, categoryId] = [await create('author', author), await create('category', category)];
    await saved(write('post', `${typePath('author')}/${authorId}/actions/publish`, author));
    await saved(write('post', `${typePath('category')}/${categoryId}/actions/publish`, category));
    const post = {
      title: 'How much screen time',
      excerpt: 'Less than you fear.',
      cover: { image: portrait, alt: 'A child at a table' },
      body: [{ type: 'paragraph', children: [{ type: 'text', text: 'It depends.' }] }],
      author: { connect: [{ documentId: authorId }] },
      category: { connect: [{ documentId: categoryId }] },
    };
    const draft = await saved(write('post', typePath('post'), post));
    expect(draft['firstPublishedOn']).toBeNull();
    const publish = `${typePath('post')}/${draft.documentId}/actions/publish`;
    const today = new Date().toISOString().slice(0, 10);
    expect((await saved(write('post', publish, { title: post.title })))['firstPublishedOn']).toBe(today);
    const earlier = { firstPublishedOn: '2025-12-24' };
    expect(await saved(write('post', publish, earlier))).toMatchObject(earlier);
    expect(await saved(write('post', publish, { firstPublishedOn: null }))).toMatchObject(earlier);
  });
});

describe('a policy', () => {
  it('is refused with a version its document already has', async () => {
    await create('policy', { title: 'Refund policy', document: 'refund', version: 1 });
    const again = { title: 'Refund policy', document: 'refund', version: 1 };
    expect(await refused(write('post', typePath('policy'), again))).toEqual([
      'version: The refund policy already has a version 1. Take the next number.',
    ]);
  });
});

describe('a redirect', () => {
  it('is refused when it makes a chain', async () => {
    await create('redirect', { from: '/b', to: '/c' });
    expect(await refused(write('post', typePath('redirect'), { from: '/a', to: '/b' }))).toEqual([
      'to: "/b" is itself redirected to "/c". Lead straight there.',
    ]);
  });
});

describe('the home page', () => {
  it('is not published with two slides', async () => {
    const slide = { label: 'Coding', picture: { image: portrait, alt: 'A lantern' } };
    const twoSlides = { headline: 'Hope', tagline: 'Learn', slides: [slide, slide] };
    expect(await refused(write('post', `${singlePath('home-page')}/actions/publish`, twoSlides))).toEqual([
      'slides: The home page shows exactly three slides; there are 2.',
    ]);
  });
});

describe('a picture', () => {
  it('is published only with words for those who cannot see it', async () => {
    const page = { key: 'stem', title: 'STEM', lead: 'Accredited.', picture: { image: portrait } };
    const documentId = await create('page', page);
    const publish = `${typePath('page')}/${documentId}/actions/publish`;
    expect(await refused(write('post', publish, page))).toEqual([
      'picture.alt: Say what the picture shows, here or in the media library.',
    ]);
    await saved(
      write('post', publish, { ...page, picture: { image: portrait, alt: 'A child with a robot' } }),
    );
  });
});

describe('the site settings', () => {
  it('are saved as a draft, and published only when they are complete', async () => {
    await saved(write('put', singlePath('site-setting'), { brandName: 'Lanternway' }));
    const publish = `${singlePath('site-setting')}/actions/publish`;
    expect(await refused(write('post', publish, { brandName: 'Lanternway' }))).toEqual([
      'tagline: Tagline is missing.',
      'legalName: Legal name is missing.',
      'email: Email is missing.',
      'phone: Phone is missing.',
      'seo: Search and sharing is missing.',
    ]);
  });
});

describe('rich text', () => {
  it('is refused with a link that runs code', async () => {
    const link = { type: 'link', url: 'javascript:alert(1)', children: [{ type: 'text', text: 'here' }] };
    const answer = [{ type: 'paragraph', children: [link] }];
    const [sentence] = await refused(write('post', typePath('faq'), { question: 'Where?', answer }));
    expect(sentence).toMatch(/^answer: Answer: the link "javascript:alert\(1\)" must lead to/);
  });
});

describe('a landing page', () => {
  const form = { __component: 'block.form', title: 'Book a try-out' };
  const camp = { title: 'Winter camp', lead: 'Ten mornings, one robot.', header: 'full' };
  const publish = (documentId: string) => `${typePath('landing-page')}/${documentId}/actions/publish`;

  it('is published with sentences at the fields of its blocks', async () => {
    const documentId = await create('landing-page', camp);
    const blocks = [{ __component: 'block.steps', title: 'A morning' }];
    expect(await refused(write('post', publish(documentId), { ...camp, blocks }))).toEqual([
      'blocks: No block leads on. Add a form, plans or courses, or give a block a button.',
    ]);
    expect(await refused(write('post', publish(documentId), { ...camp, blocks: [...blocks, form] }))).toEqual(
      ['blocks.0.items: Add at least one step, or remove the block.'],
    );
    const shown = [{ __component: 'block.hero', picture: { image: portrait } }, form];
    expect(await refused(write('post', publish(documentId), { ...camp, blocks: shown }))).toEqual([
      'blocks.0.picture.alt: Say what the picture shows, here or in the media library.',
    ]);
    const published = await saved(write('post', publish(documentId), { ...camp, blocks: [form] }));
    expect(published).toMatchObject({ slug: 'winter-camp', isHidden: false });
  });

  it('shows only plans that are on the site', async () => {
    const sold = await create('plan', plan('landing-plan'));
    const documentId = await create('landing-page', { ...camp, title: 'What it costs' });
    const prices = {
      __component: 'block.plans',
      title: 'Prices',
      plans: { connect: [{ documentId: sold }] },
    };
    const page = { ...camp, title: 'What it costs', blocks: [prices] };
    expect(await refused(write('post', publish(documentId), page))).toEqual([
      expect.stringMatching(/^blocks\.0\.plans: .* is not on the site\. Publish it first/),
    ]);
    await saved(write('post', `${typePath('plan')}/${sold}/actions/publish`, plan('landing-plan')));
    await saved(write('post', publish(documentId), page));
  });

  it('is copied with an address of its own and without its campaign', async () => {
    const page = { ...camp, title: 'City page', campaign: 'city-2026', blocks: [form] };
    const documentId = await create('landing-page', page);
    const copy = await saved(write('post', `${typePath('landing-page')}/clone/${documentId}`, page));
    expect(copy).toMatchObject({ title: 'City page', slug: 'city-page-2', campaign: null });
  });
});
