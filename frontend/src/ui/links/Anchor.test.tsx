import { render, screen } from '@testing-library/react';
import { Anchor } from './Anchor';
import { destinationOf } from './destination';

describe('a link', () => {
  it.each(['/', '/faq', '/course/kickstart#steps', '/cancellationPolicy'])(
    'to %s is swapped in by Gatsby',
    (href) => {
      expect(destinationOf(href)).toBe('page');
    },
  );

  it.each(['#plans', 'mailto:a@b.example', 'tel:+9198', '/blog/rss.xml', '/uploads/a.pdf'])(
    'to %s is left to the browser',
    (href) => {
      expect(destinationOf(href)).toBe('plain');
    },
  );

  it.each(['/checkout', '/Checkout', '/checkout/coding-yearly', '/join#token'])(
    'to %s, which is a document of its own, is left to the browser',
    (href) => {
      expect(destinationOf(href)).toBe('plain');
    },
  );

  it('to a page whose name only begins like the checkout is a page', () => {
    expect(destinationOf('/checkouts')).toBe('page');
  });

  it.each(['https://example.com/a', '//example.com', 'http://example.com/faq'])(
    'to %s leaves the site',
    (href) => {
      expect(destinationOf(href)).toBe('another');
    },
  );

  it('that leaves the site says so', () => {
    render(<Anchor href="https://example.com">Our partner</Anchor>);
    expect(screen.getByRole('link', { name: 'Our partner (another website)' }).getAttribute('rel')).toBe(
      'noopener',
    );
  });

  it('inside the site says nothing of the kind', () => {
    render(<Anchor href="/faq">Questions</Anchor>);
    expect(screen.getByRole('link', { name: 'Questions' }).getAttribute('href')).toBe('/faq');
  });
});
