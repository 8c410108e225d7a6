import type { ContactRow, Enquiry, FreeClassRow } from '../items/kinds';
import { deskColumns } from '../items/row-fixture';
import { newEnquiriesMail } from './mails-to-staff';

const freeClass = (change: Partial<FreeClassRow> = {}): Enquiry => ({
  kind: 'free-class',
  row: {
    ...deskColumns,
    documentId: 'f1',
    name: 'Meera Raman',
    course: 'coding',
    grade: null,
    age: 9,
    parentEmail: 'priya@example.com',
    parentPhone: '+919800012345',
    notes: null,
    wanted: null,
    wantedAt: null,
    wish: null,
    waitsSince: null,
    offeredAt: null,
    heardFrom: null,
    ...change,
  },
});

const contact = (change: Partial<ContactRow> = {}): Enquiry => ({
  kind: 'contact',
  row: {
    ...deskColumns,
    documentId: 'c1',
    name: 'Arun Das',
    email: 'arun@example.com',
    message: 'Hello',
    ...change,
  },
});

const to = 'desk@example.com';

it('names the one enquiry there is, and leads to it', () => {
  const { content } = newEnquiriesMail(to, [freeClass({ page: '/courses', referrer: 'search.example' })]);
  expect(content.subject).toBe('New: Free class, Meera Raman');
  expect(content.blocks).toEqual([
    { kind: 'text', text: 'Free class, Meera Raman' },
    {
      kind: 'facts',
      rows: [
        ['Course', 'Coding'],
        ['Age', '9'],
        ['Email', 'priya@example.com'],
        ['Phone', '+91 9800012345'],
        ['Came from', '/courses, search.example'],
      ],
    },
    { kind: 'button', label: 'Open the admissions desk', path: '/admin/plugins/enquiries/free-class/f1' },
  ]);
});

it('counts several, and leads to the inbox', () => {
  const { content } = newEnquiriesMail(to, [freeClass(), contact()]);
  expect(content.subject).toBe('2 new enquiries');
  expect(content.preheader).toBe('Free class, Meera Raman, Message, Arun Das');
  expect(content.blocks.at(-1)).toMatchObject({ path: '/admin/plugins/enquiries' });
});

it('cuts a long text between characters', () => {
  const { content } = newEnquiriesMail(to, [contact({ message: '😀'.repeat(600) })]);
  expect(content.blocks).toContainEqual({ kind: 'text', text: `${'😀'.repeat(500)} …` });
});

it('is one mail for the same enquiries and the same person, whose key names nobody', () => {
  const keyOf = (whom: string, enquiries: Enquiry[]) => newEnquiriesMail(whom, enquiries).key;
  expect(keyOf(to, [freeClass(), contact()])).toBe(keyOf(to, [freeClass(), contact()]));
  expect(keyOf(to, [freeClass()])).not.toBe(keyOf(to, [contact()]));
  expect(keyOf(to, [contact()])).not.toBe(keyOf('other@example.com', [contact()]));
  expect(keyOf(to, [contact()])).toMatch(/^enquiries\.new\.[\w-]{43}$/);
});

it('is kept encrypted', () => {
  expect(newEnquiriesMail(to, [contact()]).isSecret).toBe(true);
});
