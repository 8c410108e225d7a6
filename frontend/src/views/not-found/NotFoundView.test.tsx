import { render, screen } from '@testing-library/react';
import { NotFoundView } from './NotFoundView';

const picture = { src: '/ship.svg', alt: 'A ship off the map' };

describe('NotFoundView', () => {
  it('says what happened and offers two ways on', () => {
    render(<NotFoundView text="Here be dragons." picture={picture} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops! Page not found');
    expect(screen.getByText('Here be dragons.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('link', { name: 'View Courses' }).getAttribute('href')).toBe('/courses/coding');
  });

  it('describes the drawing', () => {
    render(<NotFoundView text="Here be dragons." picture={picture} />);
    expect(screen.getByRole('img').getAttribute('alt')).toBe('A ship off the map');
  });

  it('does without a drawing', () => {
    render(<NotFoundView text="Here be dragons." picture={null} />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
