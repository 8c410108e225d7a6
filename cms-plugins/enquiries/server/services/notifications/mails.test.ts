import { classMail, type AgreedClass } from '../classes/mails';
import type { Enquiry } from '../items/kinds';
import { receivedMail } from './mails';

const beside = {
  id: 1,
  documentId: 'e1',
  stage: 'new',
  ownerId: null,
  nextStep: null,
  nextStepAt: null,
  mergedInto: null,
  isSuspect: false,
  version: 0,
  receivedAt: '2026-11-20T08:00:00.000Z',
  touchedAt: '2026-11-20T08:00:00.000Z',
  searchText: null,
  phoneDigits: null,
  variant: null,
  page: null,
  referrer: null,
  campaign: null,
  policyVersion: 1,
  announcedAt: null,
} as const;

/** As an older form may have let it pass, or one that only looks like a name. */
const name = 'Win at https://Evil.Zone/login now\u202E';
const words = 'Look at https://evil.example';

const freeClass = {
  ...beside,
  name,
  course: 'coding',
  grade: null,
  age: 9,
  parentEmail: 'somebody@home.example',
  parentPhone: null,
  notes: words,
} as const;

const enquiries: Enquiry[] = [
  { kind: 'free-class', row: freeClass },
  { kind: 'contact', row: { ...beside, name, email: 'somebody@home.example', message: words } },
  {
    kind: 'career',
    row: {
      ...beside,
      name,
      email: 'somebody@home.example',
      mobileNo: '+919800012345',
      course: 'HR',
      resumeName: 'evil.example/resume.pdf',
      resumeType: 'pdf',
      resumeBytes: 1,
      resumeKey: 'k',
    },
  },
];

it.each(enquiries.map((enquiry) => [enquiry.kind, enquiry] as const))(
  'sends nothing to an unproved address of a %s that a mail program makes a link of',
  (_kind, enquiry) => {
    const mail = receivedMail(enquiry);
    const said = JSON.stringify(mail.content);
    expect(said).toContain('Win at');
    expect(said).not.toMatch(/evil\.\S|:\/\/|\u202E/i);
  },
);

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
  const { content, attachments } = classMail(freeClass, 'scheduled', agreed, {
    name: 'Our school',
    email: 'us@home.example',
  });
  const file = Buffer.from(attachments?.[0]?.base64 ?? '', 'base64').toString();
  expect(file).toContain('Win at');
  for (const text of [JSON.stringify(content), file])
    expect(text).not.toMatch(/evil\.zone|https:\/\/|\u202E/i);
});
