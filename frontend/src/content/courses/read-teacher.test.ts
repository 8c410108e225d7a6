import { readTeacher } from './read-teacher';

const teacher = {
  slug: 'ananya-r',
  name: 'Ananya R.',
  subject: 'maths',
  teaches: null,
  years: null,
  languages: null,
  line: 'Teaches with paper.',
  note: null,
  portrait: null,
};

describe('a teacher', () => {
  it('stands as before the new fields were there', () => {
    expect(readTeacher(teacher)).toMatchObject({ teaches: null, years: null, languages: [] });
  });

  it('speaks each of the languages between the commas', () => {
    expect(readTeacher({ ...teacher, languages: 'English, Hindi ,, Tamil' }).languages).toEqual([
      'English',
      'Hindi',
      'Tamil',
    ]);
  });
});
