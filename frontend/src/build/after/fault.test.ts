import { listFaults } from './fault';

describe('the list of what is wrong', () => {
  it('goes page by page and says each thing once', () => {
    const faults = [
      { check: 'link' as const, path: '/b', text: 'One.' },
      { check: 'link' as const, path: '/a', text: 'Two.' },
      { check: 'link' as const, path: '/b', text: 'One.' },
      { check: 'link' as const, path: '/b', text: 'Three.' },
    ];
    expect(listFaults(faults)).toBe('  /a\n    - Two.\n  /b\n    - One.\n    - Three.');
  });
});
