import { adviceOn, spamWords } from './advice';

const now = new Date('2026-12-01T10:00:00Z');
const before = '2026-12-01T09:00:00Z';
const later = '2026-12-01T11:00:00Z';

const fresh: Parameters<typeof adviceOn>[0] = {
  status: 'new',
  cameBy: null,
  isSuspect: false,
  isOverdue: false,
  mergedInto: null,
  nextStep: null,
  replyBy: later,
  scheduledClass: null,
  duplicates: [],
  timeline: [],
};

const classOf = (state: 'scheduled' | 'attended' | 'no-show' | 'cancelled', startsAt = before) => ({
  ...{ state, startsAt, date: '2026-12-01', time: '14:30', zone: 'Asia/Kolkata' },
  ...{
    minutes: 45,
    link: 'https://rooms.example/here',
    message: '',
    sequence: 0,
    teacherKey: null,
    teacher: null,
  },
  ...{ confirmedAt: null, joinedAt: null },
});

const step = { text: 'Call', dueAt: before };

const adviceAfter = (change: Partial<typeof fresh>) => adviceOn({ ...fresh, ...change }, now);

describe('what to do about an enquiry', () => {
  it('is to reply, as long as nobody has', () => {
    expect(adviceAfter({})).toMatch(/^Nobody has replied yet\. Reply by /);
    expect(adviceAfter({ replyBy: before })).toMatch(/^Nobody has replied yet\. The reply was due /);
    expect(adviceAfter({ status: 'contacted' })).toBeNull();
    expect(adviceAfter({ nextStep: { ...step, dueAt: later } })).toBeNull();
  });

  it('is no reply to a parent whose call staff took, but is one to a mail that they typed in', () => {
    expect(adviceAfter({ cameBy: 'phone' })).toBeNull();
    expect(adviceAfter({ cameBy: 'phone', replyBy: before })).toBeNull();
    expect(adviceAfter({ cameBy: 'mail' })).toMatch(/^Nobody has replied yet\. Reply by /);
    const other = { id: 'other' } as (typeof fresh)['duplicates'][number];
    expect(adviceAfter({ cameBy: 'phone', duplicates: [other] })).toBe(
      '1 other enquiry is from the same person: look at Duplicates first.',
    );
  });

  it('is the next step, once its time has come', () => {
    expect(adviceAfter({ status: 'contacted', nextStep: step, isOverdue: true })).toMatch(/^“Call” was due /);
  });

  it('is to send the link of a class that begins soon without one', () => {
    const booked = { ...classOf('scheduled', later), link: null };
    expect(adviceAfter({ status: 'scheduled', scheduledClass: booked })).toMatch(/has no room to join/);
    const nextWeek = { ...booked, startsAt: '2026-12-08T10:00:00Z' };
    expect(adviceAfter({ status: 'scheduled', scheduledClass: nextWeek })).toBeNull();
  });

  it('is to say how a class went, until somebody has', () => {
    expect(adviceAfter({ status: 'scheduled', scheduledClass: classOf('scheduled', later) })).toBeNull();
    expect(adviceAfter({ status: 'scheduled', scheduledClass: classOf('scheduled') })).toMatch(/how it went/);
    expect(adviceAfter({ status: 'attended', scheduledClass: classOf('attended') })).toMatch(/next step/);
    expect(adviceAfter({ status: 'no-show', scheduledClass: classOf('no-show') })).toMatch(/missed/);
    const called = { ...step, dueAt: later };
    expect(
      adviceAfter({ status: 'no-show', scheduledClass: classOf('no-show'), nextStep: called }),
    ).toBeNull();
  });

  it.each([
    { status: 'enrolled' as const, replyBy: null },
    { status: 'lost' as const, scheduledClass: classOf('scheduled') },
    { isSuspect: true },
  ])('is nothing for what is closed or spam: %j', (change) => {
    expect(adviceAfter(change)).toBeNull();
  });
});

it('says of spam whether a mail went out before', () => {
  const mailed = {
    id: 'm',
    what: 'mailed' as const,
    text: 'Confirmation mailed',
    note: null,
    by: null,
    at: before,
  };
  expect(spamWords({ timeline: [] })).toContain('Nobody was mailed.');
  expect(spamWords({ timeline: [mailed] })).toContain('The sender was mailed before it was marked.');
});
