import { render, screen } from '@testing-library/react';
import { NotFoundView } from './NotFoundView';

describe('NotFoundView', () => {
  it('says what happened and offers two ways on', () => {
    render(<NotFoundView />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops! Page not found');
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('link', { name: 'View Courses' }).getAttribute('href')).toBe('/courses/coding');
  });

  it('describes the drawing', () => {
    render(<NotFoundView />);
    expect(screen.getByRole('img').getAttribute('alt')).toMatch(/Wick/);
  });
});
