import { render, screen } from '@testing-library/react';
import { menuFixture } from '../content/site/menu-fixture';
import { wrapPageElement } from './PageFrame';

const setting = {
  brandName: 'Provider',
  tagline: 'We teach.',
  footerNote: null,
  legalName: 'Provider Ltd',
  email: 'hello@example.org',
  phone: '+91 98765 43210',
  address: null,
  chatUrl: 'https://chat.example.org',
  chatLabel: 'Chat with us',
  socials: null,
  menu: menuFixture,
  announcements: [],
  words: null,
  logo: null,
  logoOnDark: null,
};

type Args = Parameters<typeof wrapPageElement>[0];

function renderPage(path: string, data: object | undefined) {
  const props = { location: { pathname: path }, data, pageContext: {} } as unknown as Args['props'];
  return render(<>{wrapPageElement({ element: <h1>Words</h1>, props } as Args, { plugins: [] })}</>);
}

// Not in this browser.
document.elementsFromPoint = () => [];
globalThis.ResizeObserver = class {
  observe = jest.fn();
  unobserve = jest.fn();
  disconnect = jest.fn();
};

it('puts a page between header and footer', () => {
  renderPage('/faq', { setting });
  expect(screen.getByRole('main').textContent).toBe('Words');
  expect(screen.getByRole('banner')).toBeTruthy();
  expect(screen.getByRole('contentinfo')).toBeTruthy();
});

it('offers the chat only on the home page', () => {
  renderPage('/faq', { setting }).unmount();
  expect(screen.queryByText('Chat with us')).toBeNull();
  renderPage('/', { setting });
  expect(screen.getByText('Chat with us')).toBeTruthy();
});

it('leaves a page bare that brings no settings', () => {
  const { container } = renderPage('/dev-404-page', undefined);
  expect(container.innerHTML).toBe('<h1>Words</h1>');
});
