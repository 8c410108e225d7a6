import type { Span } from '@lanternway/contracts/classes/staff';

/** When a teacher of the demonstration teaches, and whom. */
export interface HoursSeed {
  /** Slug of the teacher. */
  teacher: string;
  zone: string;
  grades?: [from: number, to: number];
  ages?: [from: number, to: number];
  hours: Span[];
}

const schoolDays = [1, 2, 3, 4, 5];
const weekend = [6, 7];

const on = (weekdays: readonly number[], from: string, until: string): Span[] =>
  weekdays.map((weekday) => ({ weekday, from, until }));

export const hours: HoursSeed[] = [
  {
    teacher: 'ananya-r',
    zone: 'Asia/Kolkata',
    grades: [1, 6],
    hours: [...on(schoolDays, '14:00', '19:00'), ...on([6], '09:30', '13:30')],
  },
  {
    teacher: 'martha-s',
    zone: 'Europe/London',
    grades: [3, 8],
    hours: [...on([1, 2, 3, 4], '15:30', '19:30'), ...on(weekend, '09:00', '12:30')],
  },
  {
    teacher: 'joseph-a',
    zone: 'Asia/Kolkata',
    grades: [7, 10],
    hours: [...on(schoolDays, '15:00', '20:30'), ...on(weekend, '10:00', '14:00')],
  },
  {
    teacher: 'helen-m',
    zone: 'Europe/London',
    ages: [8, 15],
    hours: [...on(schoolDays, '09:00', '12:00'), ...on(schoolDays, '15:30', '20:00')],
  },
  {
    teacher: 'li-wen',
    zone: 'Asia/Singapore',
    ages: [5, 7],
    hours: [...on(schoolDays, '16:00', '21:00'), ...on(weekend, '10:00', '16:00')],
  },
  {
    teacher: 'rohan-d',
    zone: 'Asia/Kolkata',
    ages: [12, 22],
    hours: [...on(schoolDays, '17:00', '22:00'), ...on([7], '11:00', '17:00')],
  },
  {
    teacher: 'farah-k',
    zone: 'Asia/Dubai',
    ages: [8, 22],
    hours: [...on([1, 3, 5], '14:00', '18:00'), ...on([6], '10:00', '13:00')],
  },
  {
    teacher: 'samuel-t',
    zone: 'America/New_York',
    ages: [8, 11],
    hours: [...on([1, 2, 3, 4], '15:00', '19:00'), ...on([6], '10:00', '14:00')],
  },
];
