import { fireEvent, render, screen, within } from '@testing-library/react';
import { menuFixture } from '../content/site/menu-fixture';
import { type Site } from '../content/site/site';
import { Header } from './Header';

const site = { brandName: 'Lanternway', logo: null, logoOnDark: null, menu: menuFixture } as Site;

beforeEach(() => localStorage.clear());

const nav = () => screen.getByRole('navigation', { name: 'Main' });

function openMenu(name: string): HTMLDetailsElement {
  const menu = within(nav()).getByText(name).closest('details');
  if (menu === null) throw new Error(`no menu ${name}`);
  menu.open = true;
  return menu;
}

describe('the menus', () => {
  it('close by Escape and give the focus back', () => {
    render(<Header site={site} path="/" />);
    const menu = openMenu('Courses');
    within(menu)
      .getByRole('link', { name: /^Coding/ })
      .focus();
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(menu.open).toBe(false);
    expect(document.activeElement).toBe(menu.querySelector('summary'));
  });

  it('close by a click elsewhere, not by one inside', () => {
    render(<Header site={site} path="/" />);
    const menu = openMenu('About');
    fireEvent.pointerDown(within(menu).getByRole('link', { name: /^FAQ/ }));
    expect(menu.open).toBe(true);
    fireEvent.pointerDown(document.body);
    expect(menu.open).toBe(false);
  });

  it('close when the reader has gone to another page', () => {
    const { rerender } = render(<Header site={site} path="/" />);
    const menu = openMenu('About');
    rerender(<Header site={site} path="/faq" />);
    expect(menu.open).toBe(false);
  });

  it('mark the page the reader is on', () => {
    render(<Header site={site} path="/faq" />);
    openMenu('About');
    expect(within(nav()).getByRole('link', { name: /^FAQ/ }).getAttribute('aria-current')).toBe('page');
    expect(within(nav()).getByText('About').className).toBe('cur');
  });
});

it('closes the drawer when the parent logs out in it', () => {
  globalThis.fetch = jest.fn(() => new Promise<Response>(() => undefined));
  localStorage.setItem('token', 'abc');
  localStorage.setItem('user', JSON.stringify({ username: 'Priya' }));
  render(<Header site={site} path="/" />);
  const drawer = screen.getByLabelText<HTMLDialogElement>('Menu');
  drawer.close = jest.fn();
  fireEvent.click(within(drawer).getByText('Logout'));
  expect(drawer.close).toHaveBeenCalled();
  expect(within(drawer).getByText('Get Started')).toBeTruthy();
});
