import { readKeptPolicy, readPolicy, readVersions, writePolicyNotice } from './read-policy';

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

  it('is read as it was kept, without pictures that may be gone', () => {
    const body = [heading('Then'), { type: 'image', image: { url: '/uploads/gone.png' } }];
    const kept = readKeptPolicy({
      document: 'terms',
      title: 'Terms',
      version: 1,
      effectiveOn: '2024-01-01',
      summary: [{ value: '14 days', label: 'to ask' }],
      body: body as unknown as Record<string, unknown>,
    });
    expect(kept).toMatchObject({ version: 1, headings: [{ text: 'Then' }], summary: [{ value: '14 days' }] });
    expect(kept.body).toHaveLength(1);
  });

  it('has other versions, the latest first', () => {
    const kept = [1, 2, 3].map((version) => ({ version, effectiveOn: `202${String(version)}-01-01` }));
    expect(readVersions(kept, { document: 'cancellation', version: 2 })).toEqual([
      { version: 3, effectiveOn: '2023-01-01', href: '/cancellationPolicy/versions/3' },
      { version: 1, effectiveOn: '2021-01-01', href: '/cancellationPolicy/versions/1' },
    ]);
  });
});
