import { career, contact, freeClass, honeypotField } from '@lanternway/contracts/enquiries/site';
import { sentLabels } from '../../content-types/sent-fields';
import { sentColumns } from './rows';

/** Sent with a form, and stored in columns of their own. */
const besides = ['origin', honeypotField, 'slot', 'wishes'];

const typedIn = ({ fields }: { fields: object }): string[] =>
  Object.keys(fields).filter((name) => !besides.includes(name));

it.each([
  ['free-class', freeClass.request],
  ['contact', contact.request],
  ['career', career.request],
] as const)('the desk keeps and names every field of the %s form', (kind, request) => {
  expect(Object.keys(sentLabels[kind]).sort()).toEqual(typedIn(request).sort());
});

it('stores what was typed by the names of the columns, and null for what was left empty', () => {
  const sent = { name: 'Meera', email: 'parent@example.com', mobileNo: '+919800000000', course: 'HR' };
  expect(sentColumns(sentLabels.career, sent)).toEqual({
    name: 'Meera',
    email: 'parent@example.com',
    mobile_no: '+919800000000',
    course: 'HR',
  });
  const { grade, parent_phone: phone } = sentColumns(sentLabels['free-class'], { name: 'Meera', age: 9 });
  expect([grade, phone]).toEqual([null, null]);
});
