// Databases: SQLite, as it is about what the provider's papers say.
import { contact, freeClass } from '@lanternway/contracts/enquiries/site';
import { receiptPdf } from '@lanternway/contracts/payments/parent-orders';
import request from 'supertest';
import { logIn, newParent, plentiful, untilMail } from './accounts/parent';
import { newSender, rightFreeClass, rightMessage, sendJson } from './enquiries/sending';
import { shownMails, until, type Shown } from './mailer/mails';
import { issueFor, paidOrder } from './payments/paid-orders';
import { lookAtPdf } from './payments/read-pdf';
import { logInStaff } from './staff';
import { buildToken, createTestHome, startCms, type Cms, type TestHome } from './start-cms';

let home: TestHome;
let cms: Cms;
let marketing: string;

beforeAll(async () => {
  home = await createTestHome();
  cms = await startCms(home, plentiful);
  ({ marketing } = await logInStaff(cms));
});

afterAll(async () => {
  await cms.stop();
  await home.remove();
});

interface Provider {
  name: string;
  mailbox: string;
  colours: Record<'headColour' | 'buttonColour' | 'topStripe' | 'middleStripe' | 'bottomStripe', string>;
}

const first: Provider = {
  name: 'Firstlight',
  mailbox: 'hello@firstlight.example',
  colours: {
    headColour: '#0a323c',
    buttonColour: '#0b5a63',
    topStripe: '#14686f',
    middleStripe: '#2a9091',
    bottomStripe: '#ffb21e',
  },
};

const second: Provider = {
  name: 'Brightwell Academy',
  mailbox: 'office@brightwell.example',
  colours: {
    headColour: '#4a0d2b',
    buttonColour: '#8a1c4d',
    topStripe: '#a8326a',
    middleStripe: '#d46a95',
    bottomStripe: '#7ac74f',
  },
};

/** Whatever of the first provider may be left: its names, addresses and colours. */
const ofFirst = new RegExp(['firstlight', ...Object.values(first.colours)].join('|'), 'i');

const logoOf = ({ colours }: Provider) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 48"><path fill="${colours.topStripe}" d="M0 0h96v48H0z"/></svg>`;

async function upload(provider: Provider, name: string): Promise<number> {
  const { body } = await request(cms.url)
    .post('/upload')
    .set('Authorization', marketing)
    .attach('files', Buffer.from(logoOf(provider)), {
      filename: `${provider.name.split(' ')[0] ?? ''}-${name}.svg`,
      contentType: 'image/svg+xml',
    })
    .expect(201);
  return (body as { id: number }[])[0]?.id ?? 0;
}

const settingsPath = '/content-manager/single-types/api::site-setting.site-setting';

const save = (data: object) =>
  request(cms.url).post(`${settingsPath}/actions/publish`).set('Authorization', marketing).send(data);

/** As marketing do it: everything of a provider is in the site settings. */
async function become(provider: Provider): Promise<void> {
  const [logo, logoOnDark] = [await upload(provider, 'logo'), await upload(provider, 'dark')];
  const { name, mailbox, colours } = provider;
  await save({
    brandName: name,
    tagline: `Learn with ${name}.`,
    titleSuffix: name,
    legalName: `${name} Learning Ltd`,
    address: `12 ${name} Street`,
    footerNote: `${name} note`,
    email: mailbox,
    phone: '+91 80 5550 1234',
    notFoundText: `${name} has no such page.`,
    ...colours,
    ...{ logo, logoOnDark, icon: logo, mascot: logo, mascotAsleep: logo, notFoundPicture: logo },
    accountPicture: logo,
    seo: { title: `${name} classes`, description: `${name} teaches children.` },
  }).expect(200);
}

/** One mail of each plugin, with a receipt. */
async function makePapers(name: string): Promise<{ mails: Shown[]; receipt: Buffer; number: string }> {
  const parent = await newParent(cms, name);
  const { token } = await logIn(cms, parent);
  const user = (await cms.strapi.db
    .query('plugin::users-permissions.user')
    .findOne({ where: { email: parent } })) as { id: number };
  const order = await paidOrder(cms, { userId: user.id, email: parent });
  const { number } = await issueFor(cms, order);
  const sender = newSender(name);
  await sendJson(cms, freeClass.path, rightFreeClass(sender)).expect(200);
  await sendJson(cms, contact.path, rightMessage(sender)).expect(200);
  await untilMail(cms, sender, 2);
  await until(async () =>
    (await shownMails(cms)).find(({ to, subject }) => to === parent && subject === 'Payment received'),
  );
  const mails = (await shownMails(cms)).filter(({ to }) => to === parent || to === sender);
  const { body } = await request(cms.url)
    .get(receiptPdf.path.replace(':id', order.documentId))
    .set('Authorization', `Bearer ${token}`)
    .responseType('blob')
    .expect(200);
  return { mails, receipt: body as Buffer, number };
}

const wholeMail = ({ subject, html, text }: Shown) => [subject, html, text].join('\n');

const brandOfAdmin = async () =>
  (await request(cms.url).get('/api/site-setting?fields[0]=brandName&populate[logo][fields][0]=url'))
    .body as { data: { brandName: string; logo: { url: string } } | null };

it('answers the admin without content, too', async () => {
  expect(await brandOfAdmin()).toMatchObject({ data: null });
  await request(cms.url).get('/mail/mark.png').expect(404);
});

describe('after another provider has put in its own name, logo and colours', () => {
  let before: Awaited<ReturnType<typeof makePapers>>;
  let firstMark: unknown;
  let papers: Awaited<ReturnType<typeof makePapers>>;

  beforeAll(async () => {
    await become(first);
    before = await makePapers('before');
    firstMark = (await request(cms.url).get('/mail/mark.png').expect(200)).body;
    await become(second);
    papers = await makePapers('after');
  });

  it('had papers of the first provider before', async () => {
    for (const mail of before.mails) expect(wholeMail(mail)).toMatch(ofFirst);
    const seen = await lookAtPdf(before.receipt);
    expect(seen.pages.join()).toContain('Firstlight Learning Ltd');
    expect(seen.colours).toEqual(expect.arrayContaining(['#0a323c', '#ffb21e']));
    expect(seen.pictures).toBe(1);
  });

  it('has nothing of the first in any mail', () => {
    expect(papers.mails.length).toBeGreaterThanOrEqual(4);
    for (const mail of papers.mails) {
      expect(wholeMail(mail)).not.toMatch(ofFirst);
      expect(mail.html).toContain(second.colours.headColour);
      for (const words of [second.name, second.mailbox]) {
        expect(mail.html).toContain(words);
        expect(mail.text).toContain(words);
      }
    }
  });

  it('shows the new logo in mails', async () => {
    const address = /src="[^"]*(\/mail\/mark\.png\?v=[^"]+)"/.exec(papers.mails[0]?.html ?? '')?.[1] ?? '';
    const { body, headers } = await request(cms.url).get(address).expect(200);
    expect(headers['content-type']).toBe('image/png');
    expect(before.mails[0]?.html).not.toContain(address);
    expect((body as Buffer).equals(firstMark as Buffer)).toBe(false);
  });

  it('has nothing of the first on a receipt', async () => {
    const { pages, title, colours, pictures } = await lookAtPdf(papers.receipt);
    expect([...pages, title ?? '', ...colours].join('\n')).not.toMatch(ofFirst);
    for (const words of [second.name, `${second.name} Learning Ltd`, second.mailbox]) {
      expect(pages.join()).toContain(words);
    }
    const { headColour, topStripe, middleStripe, bottomStripe } = second.colours;
    expect(colours).toEqual(expect.arrayContaining([headColour, topStripe, middleStripe, bottomStripe]));
    expect(pictures).toBe(1);
  });

  it('names the new provider in the admin', async () => {
    const { data } = await brandOfAdmin();
    expect(data).toMatchObject({
      brandName: second.name,
      logo: { url: expect.stringMatching(/Brightwell/) as string },
    });
    expect(JSON.stringify(data)).not.toMatch(ofFirst);
  });

  it('gives the site nothing of the first', async () => {
    const { body } = await request(cms.url)
      .get('/api/site-setting?populate=*')
      .set('Authorization', `Bearer ${buildToken}`)
      .expect(200);
    const content = JSON.stringify(body);
    expect(content).not.toMatch(ofFirst);
    expect(content).toContain('Brightwell Academy has no such page.');
  });

  it('refuses a colour on which its text is hard to read', async () => {
    const { status, body } = await save({ headColour: '#ffb21e' });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('White text is hard to read on this colour. Choose a darker one.');
  });
});
