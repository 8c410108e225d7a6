import type { AskedAbsence } from '@lanternway/server-kit/platform';
import { absenceMail } from './absence';

const asked: AskedAbsence = {
  teacher: { key: 't1', name: 'Ananya R.', zone: 'Asia/Kolkata', room: null, adminUserId: 3 },
  startsAt: new Date('2026-12-04T18:30:00Z'),
  endsAt: new Date('2026-12-05T18:30:00Z'),
  reason: 'Exam, see exam.example',
  classes: [],
};

const mira = { child: 'Mira', startsAt: new Date('2026-12-05T12:00:00Z') };

const textOf = (mail: ReturnType<typeof absenceMail>): string => JSON.stringify(mail.content);

it('says who cannot teach, when on the clock of the teacher, why, and which classes are booked', () => {
  const mail = absenceMail('desk@school.example', asked, [mira]);
  expect(mail.content.subject).toBe('Ananya R. can’t teach: a class is booked then');
  const text = textOf(mail);
  expect(text).toContain('["From","Saturday, 5 December 2026, 00:00 (India Standard Time)"]');
  expect(text).toContain('["Mira","Saturday, 5 December 2026, 17:30 (India Standard Time)"]');
  expect(text).toContain('"path":"/admin/plugins/classes/teachers/t1"');
  // No mail program makes a link of what somebody typed.
  expect(text).not.toContain('exam.example');
});

it('says no reason where none is given, and counts what it does not list', () => {
  const many = Array.from({ length: 23 }, () => mira);
  const mail = absenceMail('desk@school.example', { ...asked, reason: '' }, many);
  expect(mail.content.subject).toBe('Ananya R. can’t teach: 23 classes are booked then');
  expect(textOf(mail)).not.toContain('Reason');
  expect(textOf(mail)).toContain('And 3 more.');
});

it('is one mail for the same time off to the same person', () => {
  const key = (to: string, change: Partial<AskedAbsence> = {}) =>
    absenceMail(to, { ...asked, ...change }, []).key;
  expect(key('a@school.example', { reason: 'Ill' })).toBe(key('a@school.example'));
  expect(key('b@school.example')).not.toBe(key('a@school.example'));
  expect(key('a@school.example', { endsAt: new Date('2026-12-06T18:30:00Z') })).not.toBe(
    key('a@school.example'),
  );
});
