import { isCurrency } from '@lanternway/contracts/money/money';
import { readModel } from '../../edit-views/model-fixture';
import { valueWords, wordsOf } from './value-words';

const choices = readModel()
  .flatMap(([, schema]) => Object.values(schema))
  .flatMap((field) => field.choices)
  .filter((choice) => typeof choice === 'string');

it('finds the choices of the content model', () => {
  expect(choices).toContain('coding');
  expect(choices.length).toBeGreaterThan(100);
});

it.each([...new Set(choices)].filter((value) => !isCurrency(value)))(
  'says the choice %s in words',
  (value) => {
    expect(valueWords[value]).toMatch(/^[A-Z]/);
  },
);

it('has no words for a choice that is gone', () => {
  expect(Object.keys(valueWords).filter((value) => !choices.includes(value))).toEqual([]);
});

it('leaves a currency as it is', () => {
  expect(wordsOf('INR')).toBe('INR');
});
