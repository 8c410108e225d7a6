import { paletteOf } from '@lanternway/contracts/brand/colours';
import type { Letterhead } from '@lanternway/server-kit/platform';
import sharp from 'sharp';
import { pdfName, receiptPaper, type Paper } from './paper';
import { papersPdf, paperPdf } from './pdf';
import { known, plain, read, receiptOf, textOf, withTax, type Read } from './pdf-fixture';

it('says on one page who got which money from whom, and for what', async () => {
  const file = await paperPdf(receiptPaper(receiptOf()), plain);
  const { pages, title, language, isMarked, tags, fonts } = read(file);
  expect([pages.length, ...fonts.sort()]).toEqual([1, 'Figtree-Bold', 'Figtree-Regular', 'Literata-Bold']);
  for (const words of [
    'Lanternway',
    'No. LW/26-27/000001, 20 November 2026',
    'Lanternway Learning Private Limited',
    '12 Lamp Street',
    'Priya Raman',
    'priya.raman@example.com',
    'India',
    'Coding Yearly',
    '96',
    '1 year',
    'Razorpay, UPI',
    'pay_Qk82Rr7TzM',
    'ORD-7K3M9Q2XWT',
    '₹75,999',
    'no signature is needed',
  ]) {
    expect(pages[0]).toContain(words);
  }
  expect(pages[0]).not.toMatch(/GST|invoice|Test mode|10,000/);
  expect({ title, language, isMarked }).toEqual({
    title: 'Receipt LW/26-27/000001',
    language: 'en-IN',
    isMarked: true,
  });
  expect(tags[0]).toMatch(/"H1".*"Table".*"TR".*"TH"/);
});

it('is a tax invoice where the tax is configured', async () => {
  const text = await textOf(receiptOf({}, { tax: withTax }));
  for (const words of [
    'Tax invoice',
    'GSTIN 29AAGCB7383J1Z4',
    'SAC',
    '999293',
    'Karnataka (29)',
    'Tax payable on reverse charge',
    '₹64,405.94',
    'CGST 9%',
    'SGST 9%',
    '₹5,796.53',
    '₹75,999',
    'The price includes the tax.',
  ]) {
    expect(text).toContain(words);
  }
});

it('says what the law wants said of an export', async () => {
  const abroad = { amountMinor: 259_900, currency: 'USD', country: 'US', paidProvider: 'paypal' } as const;
  const text = await textOf(receiptOf(abroad, { tax: { ...withTax, lut: 'AD290326001234X' } }));
  expect(text).toContain('$2,599');
  expect(text).toContain('Outside India (US)');
  expect(text).toContain('letter of undertaking without payment of integrated tax. LUT: AD290326001234X');
  expect(text).not.toMatch(/IGST|The price includes/);
});

it('marks what the sandbox paid', async () => {
  expect(await textOf(receiptOf({}, { isTest: true }))).toContain('Test mode: no money has moved.');
});

it('stays on its page with the longest of everything', async () => {
  const long = receiptOf(
    {
      name: 'Wilhelmina '.repeat(7).trim(),
      email: `${'w'.repeat(64)}@${'example-of-a-domain.'.repeat(8)}com`,
      planTitle: 'Coding and robotics for all '.repeat(3).slice(0, 60),
      trackTitle: 'Professional developer track '.repeat(3).slice(0, 60),
      paidPaymentId: 'W'.repeat(64),
      amountMinor: 2_000_000_000,
    },
    {
      tax: { ...withTax, lut: 'W'.repeat(40) },
      isTest: true,
      seller: {
        ...known.seller,
        legalName: 'Lanternway Learning '.repeat(6),
        address: 'One line\n'.repeat(33),
      },
    },
  );
  const { pages } = read(await paperPdf(receiptPaper(long), plain));
  expect(pages).toHaveLength(1);
  expect(pages[0]?.replaceAll(' ', '')).toContain('W'.repeat(64));
  expect(pages[0]).toContain('₹2,00,00,000');
});

it('is the same file each time it is asked for', async () => {
  const [one, two] = await Promise.all([
    paperPdf(receiptPaper(receiptOf()), plain),
    paperPdf(receiptPaper(receiptOf()), plain),
  ]);
  expect(read(one).pages).toEqual(read(two).pages);
  expect(one.length).toBe(two.length);
});

it('gives each of many receipts a page of its own', async () => {
  async function* three(): AsyncGenerator<Paper> {
    for (const serial of [1, 2, 3]) {
      yield await Promise.resolve(
        receiptPaper({ ...receiptOf(), number: `LW/26-27/00000${String(serial)}` }),
      );
    }
  }
  const file = Buffer.concat(await papersPdf('Receipts', three(), plain).toArray());
  const { pages } = read(file);
  expect(pages.map((page) => /LW\/26-27\/\d{6}/.exec(page)?.[0])).toEqual([
    'LW/26-27/000001',
    'LW/26-27/000002',
    'LW/26-27/000003',
  ]);
});

it('breaks the file off where the receipts cannot be read', async () => {
  async function* broken(): AsyncGenerator<Paper> {
    yield await Promise.resolve(receiptPaper(receiptOf()));
    throw new Error('The database is away.');
  }
  await expect(papersPdf('Receipts', broken(), plain).toArray()).rejects.toThrow('The database is away.');
});

it('is named as its number is', () => {
  expect(pdfName(receiptOf())).toBe('receipt-LW-26-27-000001.pdf');
});

describe('the letterhead', () => {
  const colours = { head: '#7a0019', button: '#c2185b', stripes: ['#111111', '#222222', '#333333'] } as const;

  const papers = async (changes: Partial<Letterhead>): Promise<Read> => {
    const square = sharp({ create: { width: 192, height: 192, channels: 4, background: '#00ff00' } });
    const mark = { png: await square.png().toBuffer(), width: 48, height: 48 };
    return read(await paperPdf(receiptPaper(receiptOf()), { name: 'Lanternway', colours, mark, ...changes }));
  };

  it('has the colours of the settings, and no other', async () => {
    const { colours: used } = await papers({});
    const palette = Object.values(paletteOf(colours)).flat();
    expect(used).toEqual(expect.arrayContaining(['#7a0019', '#111111', '#222222', '#333333', '#ffffff']));
    expect(used.filter((colour) => !palette.includes(colour))).toEqual([]);
  });

  it('shows the logo, unless the receipt was issued under another name', async () => {
    expect((await papers({})).pictures).toBe(1);
    expect((await papers({ mark: null })).pictures).toBe(0);
    const { pictures, pages } = await papers({ name: 'Another School' });
    expect(pictures).toBe(0);
    expect(pages[0]).toContain('Lanternway');
  });

  it('puts the logo into a file of many receipts once', async () => {
    async function* some(count: number): AsyncGenerator<Paper> {
      for (let serial = 1; serial <= count; serial += 1)
        yield await Promise.resolve(receiptPaper(receiptOf()));
    }
    const noise = sharp({
      create: {
        width: 192,
        height: 192,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    });
    const mark = { png: await noise.png().toBuffer(), width: 48, height: 48 };
    const fileOf = async (count: number, letterhead: Letterhead) =>
      Buffer.concat(await papersPdf('Receipts', some(count), letterhead).toArray()).length;
    const grownBy = async (letterhead: Letterhead) =>
      (await fileOf(6, letterhead)) - (await fileOf(1, letterhead));
    expect(await grownBy({ ...plain, mark })).toBeLessThan((await grownBy(plain)) + mark.png.length);
  });
});
