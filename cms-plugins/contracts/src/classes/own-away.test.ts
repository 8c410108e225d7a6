import { ownAwaySentences } from './own-away';

const times = [
  'Tue, 1 Dec, 16:00',
  'Wed, 2 Dec, 10:30',
  'Wed, 2 Dec, 11:30',
  'Thu, 3 Dec, 10:30',
  'Fri, 4 Dec, 9:00',
];

const refused = (count: number) => ownAwaySentences.booked(times.slice(0, count), false);

it('names the class that is booked in a time off', () => {
  expect(refused(1)).toBe(
    'A class is booked in this time: Tue, 1 Dec, 16:00. Please ask admissions to find somebody else first.',
  );
});

it('names three of many classes, and counts the others', () => {
  expect(refused(3)).toContain(
    '3 classes are booked in this time: Tue, 1 Dec, 16:00; Wed, 2 Dec, 10:30; Wed, 2 Dec, 11:30. Please',
  );
  expect(refused(5)).toContain('Wed, 2 Dec, 11:30; and 2 more. Please');
});
