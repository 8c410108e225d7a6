import { oncePerCurrency } from '../price-rules';
import { allOf } from '../rule';
import { isSlug, isUnique } from '../unique-rule';

export const planRules = allOf(
  isSlug('key', 'key'),
  isUnique('key', { thing: 'plan', what: 'key' }),
  oncePerCurrency,
);
