import type { StoredEvent } from '../items/events';
import { timelineOf } from './timeline';
import type { Enquiry } from '../items/kinds';

const enquiry = (documentId: string, fields: Partial<Enquiry['row']> = {}): Enquiry =>
  ({
    kind: 'contact',
    row: {
      documentId,
      name: 'Asha Rao',
      email: 'asha@example.com',
      page: '/connect',
      isSuspect: false,
      receivedAt: '2026-12-01T10:00:00.000Z',
      announcedAt: '2026-12-01T10:00:05.000Z',
      ...fields,
    },
  }) as Enquiry;

const event = (fields: Partial<StoredEvent>): StoredEvent => ({
  id: 1,
  enquiryId: 'a',
  what: 'note',
  facts: null,
  note: null,
  byName: 'Kavya',
  at: '2026-12-02T10:00:00.000Z',
  ...fields,
});

const sentences = (...events: Partial<StoredEvent>[]) =>
  timelineOf(
    enquiry('a'),
    [],
    events.map((fields, index) => event({ id: index + 1, ...fields })),
  ).map(({ text }) => text);

it('begins with the arrival and the mail, as the row itself records', () => {
  expect(sentences()).toEqual(['Confirmation mailed to asha@example.com', 'Message received from /connect']);
});

it('describes what happened in plain words', () => {
  expect(sentences({ what: 'status', facts: { from: 'New', to: 'Contacted' } })[0]).toBe(
    'Status: New → Contacted',
  );
  expect(sentences({ what: 'owner', facts: { to: 'Asha' } })[0]).toBe('Owner: Asha');
  expect(sentences({ what: 'owner', facts: { to: null } })[0]).toBe('Owner: none');
  expect(sentences({ what: 'next-step', facts: { text: 'Call' } })[0]).toBe('Next step: Call');
  expect(sentences({ what: 'next-step', facts: {} })[0]).toBe('Next step done or dropped');
  expect(sentences({ what: 'class', facts: { change: 'moved', when: 'Monday' } })[0]).toBe(
    'Class moved: Monday',
  );
  expect(sentences({ what: 'resume' })[0]).toBe('Resume opened');
});

it('says of what a merged enquiry brings whose it is', () => {
  const merged = enquiry('b', { name: 'A. Rao', receivedAt: '2026-12-03T10:00:00.000Z', announcedAt: null });
  const [first, second] = timelineOf(
    enquiry('a'),
    [merged],
    [event({ enquiryId: 'b', note: 'Prefers evenings', at: '2026-12-04T10:00:00.000Z' })],
  );
  expect(first).toMatchObject({ text: 'Note (merged enquiry of A. Rao)', note: 'Prefers evenings' });
  expect(second?.text).toBe('Message received from /connect (merged enquiry of A. Rao)');
});

it('claims no mail for what was taken for spam when it came, whatever was decided since', () => {
  const texts = (isSuspect: boolean, ...events: StoredEvent[]) =>
    timelineOf(enquiry('a', { isSuspect }), [], events).map(({ text }) => text);
  const mail = 'Confirmation mailed to asha@example.com';
  expect(texts(true)).not.toContain(mail);
  expect(texts(false, event({ what: 'suspect', facts: { isSuspect: false } }))).not.toContain(mail);
  expect(texts(true, event({ what: 'suspect', facts: { isSuspect: true } }))).toContain(mail);
});

it('says of what staff have added who typed it and how it came, and of no mail', () => {
  const added = event({ what: 'received', facts: { cameBy: 'mail' } });
  const entries = timelineOf(enquiry('a', { variant: 'desk', page: null }), [], [added]);
  expect(entries.map(({ text, by }) => [text, by])).toEqual([['Added by hand; it came by email', 'Kavya']]);
});
