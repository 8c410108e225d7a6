import { receiptPaper } from './paper';
import { paperPdf } from './pdf';
import { plain, read, receiptOf, textOf } from './pdf-fixture';

it('leaves out the words of a name that it has no letters for, rather than to show boxes', async () => {
  expect(await textOf(receiptOf({ name: '王芳 Raman' }))).toContain('To Raman priya');
  expect(await textOf(receiptOf({ name: '王芳 🎓' }))).toContain('To priya.raman@example.com');
  expect(await textOf(receiptOf({ name: 'ராமன் Raman 🎓' }))).toContain('Raman priya');
});

it.each(['Ελένη Παπαδοπούλου', 'Анна Иванова', 'Zoë Nguyễn', 'Zoë Łoś'])('shows %s', async (name) => {
  const { pages, fonts } = read(await paperPdf(receiptPaper(receiptOf({ name })), plain));
  expect(pages.join('')).toContain(name);
  expect(fonts.includes('DejaVuSans-Bold')).toBe(name !== 'Zoë Łoś');
});

it.each([
  ['Bengali', 'প্রিয়া রামন'],
  ['Devanagari', 'प्रिया शर्मा'],
  ['Devanagari', 'प्रिया Raman'],
  ['Gujarati', 'પ્રિયા શાહ'],
  ['Gurmukhi', 'ਪ੍ਰਿਆ ਸਿੰਘ'],
  ['Kannada', 'ಪ್ರಿಯಾ ರಾಮನ್'],
  ['Malayalam', 'പ്രിയ രാമൻ'],
  ['Oriya', 'ପ୍ରିୟା ଦାସ'],
  ['Tamil', 'கார்த்திகேயன் ராமன்'],
  ['Telugu', 'ప్రియా రామన్'],
])('writes a name in %s letters: %s', async (script, name) => {
  const { pages, fonts } = read(await paperPdf(receiptPaper(receiptOf({ name })), plain));
  const line = pages.join('').split('To')[1]?.split('priya.raman')[0] ?? '';
  // A PDF keeps letters in the order in which they are drawn, so the order of vowel signs says nothing.
  const letters = (text: string) => [...text].filter((sign) => /\p{L}/u.test(sign)).length;
  expect(letters(line)).toBeGreaterThanOrEqual(letters(name) - 2);
  expect(fonts).toContain(`NotoSans${script}-Bold`);
});

it('makes a receipt for a name without spaces, whose signs cannot all be placed, on more than one line', async () => {
  const name = 'ప్రియారామన్'.repeat(7);
  const { fonts, pages } = read(await paperPdf(receiptPaper(receiptOf({ name })), plain));
  expect(fonts).toContain('NotoSansTelugu-Bold');
  expect(pages).toHaveLength(1);
});
