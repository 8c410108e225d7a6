import type { TaughtClass, TaughtDay } from '@lanternway/contracts/classes/teaching';
import type request from 'supertest';
import type { Desk } from '../enquiries/desk';
import { newSender } from '../enquiries/sending';
import type { Cms } from '../start-cms';
import { bookOwn, type Linked } from './own-class';
import { addTeacher, always, askTimes } from './teachers';

const minute = 60_000;

export const inMinutes = (minutes: number): Date => new Date(Date.now() + minutes * minute);

/** A teacher with the login of the role, as admissions choose it. Returns the key. */
export async function linkTeacher(cms: Cms, desk: Desk): Promise<string> {
  const key = await addTeacher(cms, { roomUrl: 'https://rooms.example/ananya' });
  await saveLogin(desk, key, await desk.staffId('teacher')).expect(200);
  return key;
}

export const saveLogin = (desk: Desk, key: string, adminUserId: number | null, version = 1): request.Test =>
  desk.post(`/classes/teachers/${key}`, {
    version,
    isActive: true,
    zone: 'Asia/Kolkata',
    grades: { from: 1, to: 10 },
    ages: { from: 5, to: 22 },
    roomUrl: 'https://rooms.example/ananya',
    adminUserId,
    hours: always,
  });

/** A class that a parent booked and that began so many minutes ago. */
export async function bookBegun(cms: Cms, minutesAgo: number): Promise<Linked & { email: string }> {
  const email = newSender('taught');
  const own = await bookOwn(cms, email, (await askTimes(cms)).times[20] ?? '');
  await own.set({ startsAt: inMinutes(-minutesAgo) });
  return { ...own, email };
}

export const readDay = async (desk: Desk): Promise<TaughtDay> =>
  (await desk.get('/classes/taught', 'teacher').expect(200)).body as TaughtDay;

export async function taughtOf(desk: Desk, id: string): Promise<TaughtClass> {
  const found = (await readDay(desk)).classes.find((taught) => taught.id === id);
  if (found === undefined) throw new Error('The class is not among the own ones.');
  return found;
}

/** Marks a class in the state in which it is seen. */
export async function markOwn(desk: Desk, id: string, mark: string): Promise<request.Response> {
  const { sequence, state } = await taughtOf(desk, id);
  return desk.post(`/classes/taught/${id}/mark`, { sequence, state, mark }, 'teacher');
}
