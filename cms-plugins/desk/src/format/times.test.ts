import { formatTime, timeInSentence } from './times';

const at = new Date(2026, 10, 29, 8, 19).toISOString();

it('writes a time as the sentences around it do: the day before the month, and 24 hours', () => {
  expect(formatTime(at, new Date(2026, 11, 1))).toBe('29 Nov, 08:19');
  expect(formatTime(new Date(2026, 10, 29, 20, 5).toISOString(), new Date(2026, 11, 1))).toBe(
    '29 Nov, 20:05',
  );
});

it('adds the year where it is another one', () => {
  expect(formatTime(at, new Date(2027, 0, 1))).toBe('29 Nov 2026, 08:19');
});

it('names the day of the week in a sentence', () => {
  expect(timeInSentence(at)).toBe('Sunday, 29 November 2026 at 08:19');
});
