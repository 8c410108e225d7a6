/*
 * Families of the demonstration with a class to come, one that was missed yesterday, and one that waits for a time. They
 * are open, so that the desk, the teachers' week and the list of those who wait have something to show.
 */

export interface BookedSeed {
  /** The same in every run. */
  key: string;
  name: string;
  email: string;
  course: 'math' | 'coding';
  level: number;
  zone: string;
}

/** Each takes a time that is free then: so many days from now or later. */
export const bookedFamilies: readonly (BookedSeed & { days: number })[] = [
  {
    ...{
      key: 'demo-booked-1',
      name: 'Ira Menon',
      email: 'ira.parent@demo.example',
      course: 'math',
      level: 4,
    },
    ...{ zone: 'Asia/Kolkata', days: 1 },
  },
  {
    ...{ key: 'demo-booked-2', name: 'Felix Ward', email: 'felix.parent@demo.example', course: 'coding' },
    ...{ level: 9, zone: 'Europe/London', days: 2 },
  },
  {
    ...{
      key: 'demo-booked-3',
      name: 'Noor Ali',
      email: 'noor.parent@demo.example',
      course: 'math',
      level: 7,
    },
    ...{ zone: 'America/New_York', days: 4 },
  },
];

export const missedFamily: BookedSeed = {
  ...{ key: 'demo-missed', name: 'Otis Green', email: 'otis.parent@demo.example', course: 'coding' },
  ...{ level: 11, zone: 'Europe/London' },
};

export const waitingFamily: BookedSeed & { windows: readonly string[] } = {
  ...{
    key: 'demo-waiting',
    name: 'Sana Kapoor',
    email: 'sana.parent@demo.example',
    course: 'math',
    level: 2,
  },
  zone: 'Asia/Kolkata',
  /** 1 is Monday. */
  windows: ['1-evening', '3-evening'],
};
