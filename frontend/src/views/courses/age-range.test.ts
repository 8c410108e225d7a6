import { ageRange, agesLabel } from './age-range';

describe('age range', () => {
  it('joins the two ages with an en dash', () => {
    expect(ageRange({ min: 12, max: 15 })).toBe('12–15');
    expect(agesLabel({ min: 12, max: 15 })).toBe('Ages 12–15');
  });

  it('names a single age once', () => {
    expect(ageRange({ min: 6, max: 6 })).toBe('6');
    expect(agesLabel({ min: 6, max: 6 })).toBe('Age 6');
  });
});
