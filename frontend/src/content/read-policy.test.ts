import { readPolicy, writePolicyNotice } from './read-policy';

const heading = (text: string) => ({ type: 'heading', level: 2, children: [{ type: 'text', text }] });

describe('a policy', () => {
  it('lists its headings by the anchors they have in the text', () => {
    const policy = readPolicy({
      document: 'refund',
      title: 'Refund Policy',
      version: 2,
      effectiveOn: '2026-01-01T00:00:00.000Z',
      summary: null,
      body: [heading('When do we pay?')] as unknown as Record<string, unknown>,
      fields: null,
    });
    expect(policy.effectiveOn).toBe('2026-01-01');
    expect(policy.headings).toEqual([{ id: 'when-do-we-pay', text: 'When do we pay?' }]);
  });

  it('has a notice in its place while no version is published', () => {
    const notice = writePolicyNotice('terms', { email: 'hello@example.org' }, '2026-11-20');
    expect(notice).toMatchObject({ version: 0, effectiveOn: '2026-11-20' });
    expect(JSON.stringify(notice.body)).toContain('mailto:hello@example.org');
  });
});
