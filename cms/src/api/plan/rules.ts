import { oncePerCurrency } from '../../content-rules/kinds/prices';
import { allOf } from '../../content-rules/rule';
import { isSlug, isUnique } from '../../content-rules/kinds/unique';

export const planRules = allOf(
  isSlug('key', 'key'),
  isUnique('key', { thing: 'plan', what: 'key' }),
  oncePerCurrency,
);
