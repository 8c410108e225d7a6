import { sayHours } from './hours';

const zone = 'Asia/Kolkata';
const now = new Date('2026-11-28T20:00+05:30');

it.each([
  [true, '2026-11-28T21:00+05:30', 'The desk is open until 21:00, India.'],
  [false, '2026-11-28T21:30+05:30', 'The desk opens at 21:30, India.'],
  [false, '2026-11-30T09:00+05:30', 'The desk opens on Monday at 09:00, India.'],
])('says when the desk opens or closes by its own clock', (isOpen, until, words) => {
  expect(sayHours({ isOpen, until, zone }, now)).toBe(words);
});
