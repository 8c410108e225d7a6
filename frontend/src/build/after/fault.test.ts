import { listFaults } from './fault';

describe('the list of what is wrong', () => {
  it('goes page by page and says each thing once', () => {
    const faults = [
      { path: '/b', text: 'One.' },
      { path: '/a', text: 'Two.' },
      { path: '/b', text: 'One.' },
      { path: '/b', text: 'Three.' },
    ];
    expect(listFaults(faults)).toBe('  /a\n    - Two.\n  /b\n    - One.\n    - Three.');
  });
});
