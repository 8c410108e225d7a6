import { tryRule } from '../try-rule';
import { policyRules } from './rules';

const others = [{ document: 'refund', version: 2 }];

describe('the rules of policies', () => {
  it('use a version number once per document', async () => {
    expect(await tryRule(policyRules, { document: 'refund', version: 2 }, { others })).toEqual([
      'version: The refund policy already has a version 2. Take the next number.',
    ]);
  });

  it('let another document have the same number', async () => {
    expect(await tryRule(policyRules, { document: 'terms', version: 2 }, { others })).toEqual([]);
    expect(await tryRule(policyRules, { document: 'refund', version: 3 }, { others })).toEqual([]);
  });
});
