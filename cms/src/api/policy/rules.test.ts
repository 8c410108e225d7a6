import { tryRule } from '../../content-rules/try-rule';
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

  it('want a text without pictures, which could not be kept', async () => {
    const body = [
      { type: 'paragraph', children: [] },
      { type: 'image', image: { url: '/uploads/a.png' } },
    ];
    const pictured = { document: 'refund', version: 3, body };
    expect(await tryRule(policyRules, pictured)).toEqual([]);
    expect(await tryRule(policyRules, pictured, { isPublishing: true })).toEqual([
      'body: A policy has no pictures in its text: each version is kept for good, and pictures can be deleted. Write it in words.',
    ]);
  });
});
