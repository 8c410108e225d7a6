import ICAL from 'ical.js';
import { calendarFile, type CalendarEntry } from './calendar';

const entry: CalendarEntry = {
  uid: 'a1@lanternway.example',
  sequence: 2,
  isCancelled: false,
  startsAt: new Date('2026-12-05T12:00:00Z'),
  minutes: 45,
  summary: 'Free coding class with Lanternway',
  description: 'For Asha; bring a pencil, please.\n\nBEGIN:VEVENT',
  link: 'https://meet.example/abc?x=1,2',
  organizer: { name: 'Lanternway', email: 'hello@lanternway.example' },
  attendee: 'parent@example.com',
  now: new Date('2026-11-01T00:00:00Z'),
};

/** As a calendar reads it. */
function read(changed: Partial<CalendarEntry> = {}) {
  const calendar = new ICAL.Component(ICAL.parse(calendarFile({ ...entry, ...changed })) as unknown[]);
  const [component, ...others] = calendar.getAllSubcomponents('vevent');
  if (component === undefined) throw new Error('There is no event in it.');
  expect(others).toEqual([]);
  return { calendar, component, event: new ICAL.Event(component) };
}

it('is an invitation that every calendar reads the same', () => {
  const { calendar, component, event } = read();
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
  expect(event.uid).toBe('a1@lanternway.example');
  expect(event.sequence).toBe(2);
  expect(event.startDate.toJSDate()).toEqual(new Date('2026-12-05T12:00:00Z'));
  expect(event.startDate.zone.tzid).toBe('UTC');
  expect(event.endDate.toJSDate()).toEqual(new Date('2026-12-05T12:45:00Z'));
  expect(event.summary).toBe('Free coding class with Lanternway');
  expect(event.location).toBe('https://meet.example/abc?x=1,2');
  expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED');
  expect(component.getFirstPropertyValue('organizer')).toBe('mailto:hello@lanternway.example');
  expect(String(component.getFirstPropertyValue('attendee')).toLowerCase()).toBe('mailto:parent@example.com');
});

it('keeps what staff wrote inside its field, line ends and all', () => {
  expect(read().event.description).toBe('For Asha; bring a pencil, please.\n\nBEGIN:VEVENT');
});

it('is cancelled under the same name', () => {
  const { calendar, component, event } = read({ isCancelled: true, sequence: 3 });
  expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
  expect(component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(event.uid).toBe('a1@lanternway.example');
  expect(event.sequence).toBe(3);
});

it('says that it is online where there is no link yet', () => {
  const { component, event } = read({ link: null });
  expect(event.location).toBe('Online');
  expect(component.getFirstPropertyValue('url')).toBeNull();
});

it('has lines that no mailbox finds too long', () => {
  const lines = calendarFile({ ...entry, description: 'A long one. '.repeat(80) }).split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
});
