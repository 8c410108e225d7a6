import type { Enquiry } from '../items/kinds';
import { deskColumns } from '../items/row-fixture';
import { receivedMail } from './mails';

/** As an older form may have let it pass, or one that only looks like a name. */
const name = 'Win at https://Evil.Zone/login now\u202E';
const words = 'Look at https://evil.example';

const freeClass = {
  ...deskColumns,
  name,
  course: 'coding',
  grade: null,
  age: 9,
  parentEmail: 'somebody@home.example',
  parentPhone: null,
  notes: words,
  wanted: null,
  wantedAt: null,
  wish: null,
  waitsSince: null,
  offeredAt: null,
  heardFrom: null,
} as const;

const enquiries: Enquiry[] = [
  { kind: 'free-class', row: freeClass },
  { kind: 'contact', row: { ...deskColumns, name, email: 'somebody@home.example', message: words } },
  {
    kind: 'career',
    row: {
      ...deskColumns,
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
