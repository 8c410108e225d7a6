import { freshDraft, readDraft } from './draft';

const key = 'a'.repeat(32);

const typed = {
  ...freshDraft,
  cameBy: 'phone',
  name: 'Dev Shah',
  course: 'math',
  level: '4',
  parentEmail: 'Shah@Example.com',
};

const read = (draft: typeof freshDraft) => {
  const parsed = readDraft(draft, key);
  return parsed.kind === 'valid' ? parsed.value : parsed.errors;
};

it('reads one field as the grade for maths and as the age for coding', () => {
  const math = read(typed);
  expect(math).toMatchObject({ grade: 4, parentEmail: 'shah@example.com' });
  expect(math).not.toHaveProperty('age');
  const coding = read({ ...typed, course: 'coding', level: '11' });
  expect(coding).toMatchObject({ age: 11 });
  expect(coding).not.toHaveProperty('grade');
});

it('says at that field what is wrong with a grade or an age', () => {
  expect(readDraft({ ...typed, level: '12' }, key)).toEqual({
    kind: 'invalid',
    errors: { level: 'Please enter a grade between 1 and 10.' },
  });
  expect(readDraft({ ...typed, course: 'coding', level: '' }, key)).toMatchObject({
    errors: { level: 'Please enter an age between 5 and 22.' },
  });
});

it('takes a phone number as people write it', () => {
  expect(readDraft({ ...typed, parentPhone: '+44 (7700) 900-123' }, key)).toMatchObject({
    value: { parentPhone: '+447700900123' },
  });
  expect(readDraft({ ...typed, parentPhone: 'none' }, key)).toMatchObject({
    errors: { parentPhone: 'Phone number must be 7-15 digits.' },
  });
});

it('names every field that is empty and needed, at once', () => {
  expect(readDraft(freshDraft, key)).toMatchObject({
    errors: {
      cameBy: 'Please say how it came.',
      name: 'Full name is required.',
      course: 'Course selection is required.',
      parentEmail: 'A valid email address is required.',
    },
  });
});
