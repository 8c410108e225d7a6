import { fitFileName } from './file-name';

it.each([
  ['resume.pdf', 'resume.pdf'],
  ['Asha Rao – CV (2025).docx', 'Asha Rao – CV (2025).docx'],
  ['आशा राव.pdf', 'आशा राव.pdf'],
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\asha\\cv.doc', 'cv.doc'],
  ['a\u0000b\r\nc.pdf', 'abc.pdf'],
  ['cv\u202efdp.exe', 'cvfdp.exe'],
  ['half \ud800.pdf', 'half.pdf'],
  ['a  \t b.pdf', 'a b.pdf'],
  ['say "hi" <b>.pdf', 'say _hi_ _b_.pdf'],
  ['say %22hi%22.pdf', 'say _hi_.pdf'],
  ['Rene\u0301.pdf', 'Ren\u00e9.pdf'],
  ['.pdf', 'resume.pdf'],
  ['...hidden.pdf', 'hidden.pdf'],
  ['resume', 'resume'],
  ['', 'resume'],
  ['/', 'resume'],
])('makes %j into %j', (sent, kept) => {
  expect(fitFileName(sent)).toBe(kept);
});

it('shortens a name and keeps what it ends with', () => {
  const name = fitFileName(`${'a'.repeat(300)}.docx`);
  expect(name).toHaveLength(120);
  expect(name).toMatch(/^a+\.docx$/);
});

it('cuts no character in half', () => {
  const name = fitFileName(`${'😀'.repeat(100)}.pdf`);
  expect(name.length).toBeLessThanOrEqual(120);
  expect(name).toMatch(/^😀+\.pdf$/u);
});
