import type { Cms } from '../start-cms';

/** The plans and tracks of the tests, published as staff publish them. */

type Prices = Partial<Record<'INR' | 'USD' | 'GBP', number>>;

interface Plan {
  key: string;
  title: string;
  subject: 'coding' | 'math';
  sessions: number;
  sessionMinutes: number;
  months: number;
  prices: Prices;
}

export const monthlyPrices = { INR: 649900, USD: 24900, GBP: 19000 } as const;

/** The two monthly plans cost the same in every currency, as in reality. */
export const plans: Plan[] = [
  {
    key: 'coding-monthly',
    title: 'Coding Monthly',
    subject: 'coding',
    sessions: 8,
    sessionMinutes: 45,
    months: 1,
    prices: monthlyPrices,
  },
  {
    key: 'math-monthly',
    title: 'Math Monthly',
    subject: 'math',
    sessions: 8,
    sessionMinutes: 45,
    months: 1,
    prices: monthlyPrices,
  },
  {
    key: 'coding-yearly',
    title: 'Coding Yearly',
    subject: 'coding',
    sessions: 96,
    sessionMinutes: 45,
    months: 12,
    prices: { INR: 7599900, USD: 259900, GBP: 197500 },
  },
  {
    key: 'math-yearly',
    title: 'Math Yearly',
    subject: 'math',
    sessions: 96,
    sessionMinutes: 45,
    months: 12,
    prices: { INR: 5999900 },
  },
];

const priceList = (prices: Prices) =>
  Object.entries(prices).map(([currency, amountMinor]) => ({
    currency: currency as keyof Prices,
    amountMinor,
  }));

const planDocuments = ({ strapi }: Cms) => strapi.documents('api::plan.plan');

export async function publishPlans(cms: Cms, sold: Plan[] = plans): Promise<void> {
  for (const { prices, ...plan } of sold) {
    await planDocuments(cms).create({
      data: {
        ...plan,
        features: [{ label: '1:1 live sessions', icon: 'video_camera' }],
        prices: priceList(prices),
      },
      status: 'published',
    });
  }
}

async function planId(cms: Cms, key: string): Promise<string> {
  const found = await planDocuments(cms).findFirst({ filters: { key } });
  if (found === null) throw new Error(`There is no plan ${key}.`);
  return found.documentId;
}

/** Staff change a price, and publish. */
export async function changePrices(cms: Cms, key: string, prices: Prices): Promise<void> {
  const documentId = await planId(cms, key);
  const data = { prices: priceList(prices) };
  await planDocuments(cms).update({ documentId, data, status: 'published' });
}

export async function unpublishPlan(cms: Cms, key: string): Promise<void> {
  await planDocuments(cms).unpublish({ documentId: await planId(cms, key) });
}

export async function republishPlan(cms: Cms, key: string): Promise<void> {
  await planDocuments(cms).publish({ documentId: await planId(cms, key) });
}

/** A track of the catalogue, sold as a plan, with or without prices of its own. */
export async function publishTrack(cms: Cms, slug: string, plan: string, prices: Prices = {}): Promise<void> {
  const picture = { name: slug, hash: slug, ext: '.svg', mime: 'image/svg+xml', size: 1, provider: 'local' };
  const icon = (await cms.strapi.db
    .query('plugin::upload.file')
    .create({ data: { ...picture, url: `/uploads/${slug}.svg` } })) as { id: number };
  await cms.strapi.documents('api::course.course').create({
    data: {
      title: `Track ${slug}`,
      slug,
      kind: 'coding_plan',
      subject: 'coding',
      summary: 'From the first steps on.',
      minAge: 6,
      maxAge: 12,
      icon: icon.id,
      soldAs: await planId(cms, plan),
      prices: priceList(prices),
    },
    status: 'published',
  });
}
