import { arrivals } from '@lanternway/contracts/enquiries/staff-add';
import { deeds } from '@lanternway/contracts/audit/deeds';
import { subjects } from '@lanternway/contracts/audit/subjects';
import { deskSettings } from '@lanternway/contracts/enquiries/staff-privacy';
import { financeSettings } from '@lanternway/contracts/payments/finance-settings';
import { orderStates } from '@lanternway/contracts/payments/orders';
import { attentions } from '@lanternway/contracts/payments/staff';
import { nameInWords } from './field-names';
import { inWords } from './field-words';

const of: Parameters<typeof inWords>[1] = {
  uid: null,
  isContent: false,
  permissionName: (permission) => `the permission ${permission}`,
};

/** The one field, 'name: value'. */
function say(path: string, after: string, about: Partial<typeof of> = {}): string {
  const [field] = inWords([{ path, before: null, after }], { ...of, ...about });
  return `${field?.path ?? ''}: ${field?.after ?? ''}`;
}

/** Two words in one, with a part that only programs read, or a code. */
const raw = /[a-z][A-Z]|_|\b(?:[mM]inor|[iI]ds?|[uU]id|[uU]rl)\b/;

const fields = [
  ...deeds.flatMap(({ values = [] }) => values.map((name) => [null, name] as const)),
  ...Object.entries(subjects).flatMap(([uid, { shows }]) => shows.map((name) => [uid, name] as const)),
];

const namesIn = (all: object): string[] =>
  Object.entries(all).flatMap(([name, field]: [string, { fields?: object }]) => [
    name,
    ...(field.fields === undefined ? [] : namesIn(field.fields)),
  ]);

/** The names of all settings of finance and of the desk, also of those within others. */
const settings = [financeSettings.fields, deskSettings.fields].flatMap((all) => namesIn(all));

it.each(settings)('calls the setting that is stored as %s by its words', (name) => {
  expect(nameInWords(name, null)).not.toMatch(raw);
});

it.each(fields)('calls the field of %s that the log keeps as %s by its words', (uid, name) => {
  expect(nameInWords(name, uid)).not.toMatch(raw);
});

it.each([...orderStates, ...attentions])('shows no code for an order that is %s', (code) => {
  const field = orderStates.some((state) => state === code) ? 'stage' : 'attention';
  expect(say(field, `,${code},`, { uid: 'plugin::payments.order' })).not.toMatch(raw);
});

it.each(Object.entries(arrivals))('says of an enquiry that came as %s how it came', (code, words) => {
  expect(say('cameBy', code)).toBe(`how it came: ${words}`);
});

it('calls a permission as the page of roles does', () => {
  const path = 'permissions › plugin::content-manager.explorer.read api::post.post';
  expect(say(path, 'given', { uid: 'admin::role' })).toBe(
    'permissions › the permission plugin::content-manager.explorer.read api::post.post: given',
  );
});

it('writes money as people do', () => {
  const sent = [
    { path: 'amountMinor', before: null, after: '500000' },
    { path: 'currency', before: null, after: 'INR' },
  ];
  expect(inWords(sent, of)).toEqual([
    { path: 'amount', before: null, after: '₹5,000' },
    { path: 'currency', before: null, after: 'INR' },
  ]);
  expect(say('reservedMinor', '₹6,499')).toBe('amount reserved for refunds: ₹6,499');
  expect(say('secondPersonFrom › USD', '100000')).toBe('second person for refunds from › USD: $1,000');
  expect(say('prices', '[{"currency":"GBP","amountMinor":9900}]')).toBe('prices: amount £99');
});

it('writes days, times, answers and lists as people do', () => {
  expect(say('fromDate', '2026-11-29')).toBe('from the day: 29 Nov 2026');
  expect(say('startsAt', '2026-11-29T10:00:00.000Z')).toBe('starts: 29 Nov 2026, 10:00 UTC');
  expect(say('isActive', 'false')).toBe('active: no');
  expect(say('alertTo', '["a@x.example","b@x.example"]')).toBe(
    'mails about trouble to: a@x.example, b@x.example',
  );
  expect(say('hours', '[{"weekday":1,"from":"09:00","until":"12:00"}]')).toBe(
    'hours: Monday from 09:00 until 12:00',
  );
  expect(say('lifespan', '2592000000')).toBe('lifespan: 30 days');
  expect(say('hours', '[{"weekday":1,"from":"09')).toBe('hours: [{"weekday":1,"from":"09');
});

it('names a field as its own desk does, and one that nobody has named by the words in its name', () => {
  expect(nameInWords('stage', 'plugin::payments.order')).toBe('state');
  expect(nameInWords('stage', 'plugin::enquiries.free-class-request')).toBe('status');
  expect(nameInWords('ownerId', null)).toBe('owner');
  expect(nameInWords('constructor', null)).toBe('constructor');
});

it('shows the texts of content as they were written', () => {
  expect(say('title', 'true', { isContent: true })).toBe('title: true');
  expect(say('by', 'A parent', { isContent: true })).toBe('by: A parent');
  expect(say('prices › INR › amountMinor', '₹75,999', { isContent: true })).toBe(
    'prices › INR › amount: ₹75,999',
  );
  expect(say('answers › 2 › text', 'second_person', { isContent: true })).toBe(
    'answers › 2 › text: second_person',
  );
});
