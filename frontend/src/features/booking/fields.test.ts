import { freeClass } from '@lanternway/contracts/enquiries/site';
import { parse } from '@lanternway/contracts/wire/parse';
import { type Booking, bookingSchemas, fromWire, isMissingSomething, toWire } from './fields';

const filled = {
  name: ' Meera Raman ',
  course: 'math',
  grade: '4',
  age: '12',
  parentEmail: 'Priya@Example.com',
  country: 'GB',
  phone: '7911123456',
  notes: '',
  website: '',
};

function faultsOf(variant: keyof typeof bookingSchemas, typed: object) {
  const parsed = parse(bookingSchemas[variant] as never, typed);
  return parsed.kind === 'invalid' ? parsed.errors : {};
}

const valid = (typed: object) => bookingSchemas.page.validateSync(typed) as unknown as Booking;

it('says of the empty page what the specification says, and asks for no phone', () => {
  expect(faultsOf('page', {})).toEqual({
    name: 'Full name is required.',
    course: 'Course selection is required.',
    parentEmail: 'A valid email address is required.',
  });
});

it('asks for the phone in the dialog', () => {
  expect(faultsOf('dialog', { ...filled, phone: '' })).toEqual({ phone: 'Phone number is required.' });
});

it.each(['123456', '1234567890123456'])('takes no phone of the length of %s on the page either', (phone) => {
  expect(faultsOf('page', { ...filled, phone })).toEqual({ phone: 'Phone number must be 7-15 digits.' });
});

it('asks for the grade or the age, whichever belongs to the course', () => {
  expect(faultsOf('page', { ...filled, grade: '11', age: '' })).toEqual({
    grade: 'Please enter a grade between 1 and 10.',
  });
  expect(faultsOf('page', { ...filled, course: 'coding', grade: '', age: '4' })).toEqual({
    age: 'Please enter an age between 5 and 22.',
  });
});

it('travels as the contract wants it, with the dial code before the number', () => {
  const wire = toWire(valid(filled), { variant: 'page' });
  expect(JSON.parse(JSON.stringify(wire))).toEqual({
    name: 'Meera Raman',
    course: 'math',
    grade: 4,
    parentEmail: 'priya@example.com',
    parentPhone: '+447911123456',
    website: '',
    origin: { variant: 'page' },
  });
  expect(parse(freeClass.request, wire).kind).toBe('valid');
});

it('travels without a phone where none was given, and with +91 where no country was chosen', () => {
  expect(toWire(valid({ ...filled, phone: '' }), {}).parentPhone).toBeUndefined();
  expect(toWire(valid({ ...filled, country: undefined, phone: '9800000000' }), {}).parentPhone).toBe(
    '+919800000000',
  );
});

it('finds the field that the server blames', () => {
  expect(fromWire({ parentPhone: 'Too short.', name: 'Odd.' })).toEqual({
    phone: 'Too short.',
    name: 'Odd.',
  });
  expect(fromWire({ name: 'Odd.' })).toEqual({ name: 'Odd.' });
});

it('distinguishes an empty required field from a wrong one', () => {
  expect(isMissingSomething(filled)).toBe(false);
  expect(isMissingSomething({ ...filled, parentEmail: 'priya@' })).toBe(false);
  expect(isMissingSomething({ ...filled, name: '  ' })).toBe(true);
  expect(isMissingSomething({ ...filled, phone: undefined })).toBe(true);
});
