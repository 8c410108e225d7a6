import { object, string } from 'yup';
import { parse } from './parse';

const schema = object({
  name: string().required('Name is required.').min(3, 'Name is short.'),
  course: string().required('Course is required.'),
});

describe('checking input', () => {
  it('keeps what the schema knows and drops the rest', () => {
    expect(parse(schema, { name: 'Asha', course: 'math', isAdmin: true })).toEqual({
      kind: 'valid',
      value: { name: 'Asha', course: 'math' },
    });
  });

  it('returns one sentence for every faulty field', () => {
    expect(parse(schema, { name: '' })).toEqual({
      kind: 'invalid',
      errors: { name: 'Name is required.', course: 'Course is required.' },
    });
  });

  it.each([null, 5, 'text', [], [{}]])('refuses %j instead of an object', (input) => {
    expect(parse(schema, input)).toMatchObject({ kind: 'invalid' });
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'drops a field called %s too',
    (name) => {
      const input: unknown = JSON.parse(`{"name": "Asha", "course": "math", "${name}": {"isAdmin": true}}`);
      expect(parse(schema, input)).toEqual({ kind: 'valid', value: { name: 'Asha', course: 'math' } });
    },
  );

  it('does not hide a fault of the schema itself', () => {
    const broken = object({
      name: string().test('broken', 'never said', () => {
        throw new TypeError('a mistake of ours');
      }),
    });
    expect(() => parse(broken, { name: 'Asha' })).toThrow('a mistake of ours');
  });
});
