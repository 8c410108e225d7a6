import { render, screen } from '@testing-library/react';
import { DateText } from './DateText';

describe('DateText', () => {
  it('writes the day in words and keeps the machine date', () => {
    render(<DateText iso="2025-09-04" />);
    const time = screen.getByText('4 September 2025');
    expect(time.getAttribute('datetime')).toBe('2025-09-04');
  });

  it('reads the day of a full timestamp', () => {
    render(<DateText iso="2026-11-12T23:30:00.000Z" />);
    expect(screen.getByText('12 November 2026')).toBeTruthy();
  });
});
