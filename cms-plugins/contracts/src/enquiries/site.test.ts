import {
  career,
  careerRoles,
  contact,
  enquiryKinds,
  freeClass,
  honeypotField,
  readOrigin,
  resumeKinds,
} from './site';
import { parse } from '../wire/parse';

const math = {
  name: 'Meera Raman',
  course: 'math',
  grade: 4,
  parentEmail: 'priya@example.com',
  parentPhone: '+919800012345',
  notes: 'After school.',
};

const coding = { name: 'Noah Chen', course: 'coding', age: 11, parentEmail: 'li@example.com' };

const kept = (input: object) => {
  const parsed = parse(freeClass.request, input);
  if (parsed.kind === 'invalid') throw new Error(JSON.stringify(parsed.errors));
  return parsed.value;
};

const said = (input: object) => {
  const parsed = parse(freeClass.request, input);
  return parsed.kind === 'invalid' ? parsed.errors : {};
};

describe('a request for a free class', () => {
  it('is kept tidied', () => {
    expect(kept({ ...math, course: ' Math ', parentEmail: ' PRIYA@example.com ', grade: '4' })).toEqual(math);
  });

  it('carries only the field of its course (C3), whatever is in the other', () => {
    expect(kept({ ...math, age: 'nonsense' })).toEqual(math);
    expect(kept({ ...coding, grade: 99 })).toEqual(coding);
  });

  it.each([
    [{ ...math, grade: undefined, age: 11 }, 'grade', 'Please enter a grade between 1 and 10.'],
    [{ ...coding, age: undefined, grade: 4 }, 'age', 'Please enter an age between 5 and 22.'],
  ])('asks for the field of its course', (input, field, sentence) => {
    expect(said(input)).toEqual({ [field]: sentence });
  });

  it('may come without phone and notes (C2)', () => {
    for (const nothing of [undefined, null, '', '   ']) {
      const value = kept({ ...math, parentPhone: nothing, notes: nothing });
      expect([value.parentPhone, value.notes]).toEqual([undefined, undefined]);
    }
  });

  it.each(['art', '', null, 5, ['math']])('has no course %j', (course) => {
    expect(said({ ...math, course })).toMatchObject({ course: 'Course selection is required.' });
  });

  it('reports everything that is wrong at once, with the first fault of each field', () => {
    const wrong = { name: '', course: '', parentEmail: 'x', parentPhone: '12', notes: 'x'.repeat(2001) };
    expect(said(wrong)).toEqual({
      name: 'Full name is required.',
      course: 'Course selection is required.',
      parentEmail: 'A valid email address is required.',
      parentPhone: 'Phone number must be 7-15 digits.',
      notes: 'Please use at most 2000 characters.',
    });
  });

  it('drops what nobody asked for', () => {
    expect(kept({ ...math, status: 'enrolled', isSuspect: false, ownerId: 1 })).toEqual(math);
  });

  it('ignores extra values next to the fields', () => {
    const more = { origin: ['odd'], [honeypotField]: { a: 1 } };
    expect(kept({ ...math, ...more })).toEqual({ ...math, ...more });
  });
});

it('accepts a message, and says what is missing', () => {
  const right = { name: 'Meera Rao', email: 'meera@example.com', message: ' Hello,\n\nAre you open? ' };
  expect(parse(contact.request, right)).toEqual({
    kind: 'valid',
    value: { ...right, message: 'Hello,\n\nAre you open?' },
  });
  expect(parse(contact.request, {})).toEqual({
    kind: 'invalid',
    errors: {
      name: 'Full name is required.',
      email: 'A valid email address is required.',
      message: 'Message is required.',
    },
  });
});

it('takes an application for the roles there are', () => {
  const right = { name: 'Kavya Iyer', email: 'k@example.com', mobileNo: '+919800054321' };
  for (const course of careerRoles) {
    expect(parse(career.request, { ...right, course: ` ${course} ` })).toEqual({
      kind: 'valid',
      value: { ...right, course },
    });
  }
  expect(parse(career.request, { ...right, mobileNo: undefined, course: 'Astronaut' })).toEqual({
    kind: 'invalid',
    errors: { mobileNo: 'Phone number is required.', course: 'Please select a role.' },
  });
});

it('stands under the addresses of the specification', () => {
  expect(
    [freeClass, contact, career].map(({ method, path, access }) => `${method} ${path} ${access}`),
  ).toEqual([
    'POST /api/auth/students anyone',
    'POST /api/auth/contact anyone',
    'POST /api/auth/career anyone',
  ]);
  expect(enquiryKinds).toHaveLength(3);
  expect(Object.keys(resumeKinds)).toEqual(['pdf', 'doc', 'docx']);
});

describe('where an enquiry came from', () => {
  const whole = {
    variant: 'dialog',
    page: '/courses/math',
    referrer: 'search.example/results',
    campaign: { source: 'newsletter', medium: 'mail', campaign: 'spring', term: 'maths', content: 'top' },
    policyVersion: 2,
    filledInMs: 41_000,
    zone: 'Asia/Kolkata',
  };

  it('is kept as it was sent, as an object or as its JSON', () => {
    expect(readOrigin(whole)).toEqual(whole);
    expect(readOrigin(JSON.stringify(whole))).toEqual(whole);
  });

  it.each([undefined, null, 5, true, 'no JSON', '[1]', '"text"', ['x'], []])('is nothing in %j', (value) => {
    expect(readOrigin(value)).toEqual({});
  });

  it('loses only what is not fit to be kept', () => {
    const odd = {
      variant: 'hologram',
      page: 'https://elsewhere.example/',
      referrer: { $ne: null },
      campaign: { source: ' a\u0000b ', medium: '', other: 'x', term: 7 },
      policyVersion: '3',
      filledInMs: -1,
      zone: 'Mars/Olympus',
    };
    expect(readOrigin(odd)).toEqual({ campaign: { source: 'ab' } });
    expect(readOrigin({ ...whole, campaign: { other: 'x' } })).not.toHaveProperty('campaign');
    expect(readOrigin({ policyVersion: 1.5, filledInMs: 1e12, page: '/x' })).toEqual({ page: '/x' });
  });

  it('names a time zone as the time zone database does today', () => {
    expect(readOrigin({ zone: 'Asia/Calcutta' })).toEqual({ zone: 'Asia/Kolkata' });
    for (const zone of ['+05:30', '', 5, null]) expect(readOrigin({ zone })).toEqual({});
  });

  it('is cut to a sane length', () => {
    const { page, referrer, campaign } = readOrigin({
      page: `/${'p'.repeat(5000)}`,
      referrer: 'r'.repeat(5000),
      campaign: { source: 's'.repeat(5000) },
    });
    expect([page, referrer, campaign?.source].map((text) => text?.length)).toEqual([200, 200, 200]);
  });
});
