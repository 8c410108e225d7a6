// Databases: PostgreSQL, as it refuses what SQLite would store.
import { freeClass } from '@lanternway/contracts/enquiries/site';
import { plentiful } from '../accounts/parent';
import { faultsAt } from '../bad-input';
import { serveCms } from '../serve-cms';
import { countEnquiries } from './refusals';
import { rightCodingClass, rightFreeClass, sendJson } from './sending';

const cms = serveCms(plentiful);

describe('the rules of a free class', () => {
  const digits = (count: number) => '9'.repeat(count);

  it.each<[field: string, value: unknown]>([
    ['parentPhone', digits(6)],
    ['parentPhone', digits(16)],
    ['parentPhone', `+91${digits(6)}`],
    ['parentPhone', `+91${digits(16)}`],
    ['parentPhone', '+91 98000 12345'],
    ['parentPhone', '98000-12345'],
    ['parentPhone', '+'],
    ['parentPhone', '+91'],
    ['parentPhone', '++919800012345'],
    ['parentPhone', '00919800012345'.padEnd(20, '0')],
    ['parentPhone', '9800012345x'],
    ['parentPhone', '９８０００１２３４５'],
    ['parentPhone', '٩٨٠٠٠١٢٣٤٥'],
    ['parentPhone', '+9999800012345'],
    ['parentPhone', '+09800012345'],
    ['grade', 0],
    ['grade', 11],
    ['grade', -1],
    ['grade', 1.5],
    ['grade', 'ten'],
    ['grade', '1e0'],
    ['grade', '0x5'],
    ['grade', '4.0'],
    ['grade', 'NaN'],
    ['course', 'physics'],
    ['course', 'mathcoding'],
    ['course', 'math,coding'],
    ['course', 'ｍａｔｈ'],
    ['parentEmail', 'a@b'],
    ['parentEmail', 'a@example.com,b@example.com'],
    ['parentEmail', 'a@example.com;b@example.com'],
    ['parentEmail', 'a@example.com\r\nBcc: b@example.com'],
    ['parentEmail', 'A <a@example.com>'],
    ['parentEmail', `${'a'.repeat(64)}@${'b'.repeat(190)}.example`],
    ['parentEmail', 'a b@example.com'],
    ['parentEmail', '@example.com'],
    ['parentEmail', 'a@@example.com'],
    ['parentEmail', 'a@-example.com'],
    ['name', 'See https://evil.example now'],
    ['name', 'www.evil.example'],
    ['name', '<b>Asha</b>'],
    ['name', '=SUM(A1)'],
    ['name', 'a'.repeat(81)],
    ['notes', 'x'.repeat(2001)],
  ])('refuse %s %j', async (field, value) => {
    const before = await countEnquiries(cms);
    const answer = await sendJson(cms, freeClass.path, { ...rightFreeClass(), [field]: value });
    expect(faultsAt(field, answer)).toEqual([]);
    expect(await countEnquiries(cms)).toEqual(before);
  });

  it.each([[4], [23], [7.5], ['five'], [-5]])('refuse the age %j', async (age) => {
    const answer = await sendJson(cms, freeClass.path, { ...rightCodingClass(), age });
    expect(faultsAt('age', answer)).toEqual([]);
  });

  it('ask for the grade where the course is math, and for the age where it is coding', async () => {
    const { grade, ...math } = rightFreeClass();
    const { age, ...coding } = rightCodingClass();
    expect(faultsAt('grade', await sendJson(cms, freeClass.path, { ...math, age }))).toEqual([]);
    expect(faultsAt('age', await sendJson(cms, freeClass.path, { ...coding, grade }))).toEqual([]);
  });
});
