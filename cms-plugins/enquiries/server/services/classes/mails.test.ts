import { deskColumns } from '../items/row-fixture';
import { classMail, type AgreedClass } from './mails';

const freeClass = {
  ...deskColumns,
  name: 'Win at https://Evil.Zone/login now\u202E',
  course: 'coding',
  grade: null,
  age: 9,
  parentEmail: 'somebody@home.example',
  parentPhone: null,
  notes: null,
  wanted: null,
  wantedAt: null,
  wish: null,
  waitsSince: null,
  offeredAt: null,
  heardFrom: null,
} as const;

it('writes no link of a name into an invitation and its calendar file', () => {
  const agreed: AgreedClass = {
    startsAt: new Date('2026-12-01T10:00:00Z'),
    zone: 'Asia/Kolkata',
    minutes: 45,
    link: null,
    message: '',
    calendarUid: 'u1',
    sequence: 1,
  };
  const sender = { name: 'Our school', email: 'us@home.example' };
  const links = { manage: '/booking#m', join: '/join#j', joinAddress: 'http://home.example/join#j' };
  const { content, attachments } = classMail(freeClass, 'scheduled', agreed, { sender, links, ready: [] });
  const file = Buffer.from(attachments?.[0]?.base64 ?? '', 'base64').toString();
  expect(file).toContain('Win at');
  for (const text of [JSON.stringify(content), file])
    expect(text).not.toMatch(/evil\.zone|https:\/\/|\u202E/i);
});
