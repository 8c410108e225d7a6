import { fireEvent, render, screen, within } from '@testing-library/react';
import { readChosenPlan } from '../../browser/storage/chosen-plan';
import { goTo } from '../../browser/navigation';
import { type Plan } from '../../content/courses/plan';
import { PricingSection } from './PricingSection';

jest.mock('../../browser/navigation', () => ({ goTo: jest.fn() }));

const pricing = {
  title: 'Plans and prices',
  lead: 'Pick one.',
  refundNote: 'Full refund before sessions start.',
};
const features: Plan['features'] = [{ label: '1:1 live sessions', icon: 'video-camera-duotone' }];
const month = { sessions: 8, sessionMinutes: 45, months: 1, duration: '1 month', features };
const year = { sessions: 96, sessionMinutes: 45, months: 12, duration: '1 year', features };
const plans: Plan[] = [
  {
    key: 'coding-monthly',
    title: 'Coding Monthly',
    subject: 'coding',
    ...month,
    pricesMinor: { INR: 649900, USD: 24900, GBP: 19000 },
  },
  {
    key: 'coding-yearly',
    title: 'Coding Yearly',
    subject: 'coding',
    ...year,
    pricesMinor: { INR: 7599900, USD: 259900, GBP: 197500 },
  },
  {
    key: 'math-monthly',
    title: 'Math Monthly',
    subject: 'math',
    ...month,
    pricesMinor: { INR: 649900, USD: 24900, GBP: 19000 },
  },
];

let isPhone = false;

beforeEach(() => {
  isPhone = false;
  window.matchMedia = ((media: string) => ({
    media,
    matches: isPhone,
  })) as unknown as typeof window.matchMedia;
  localStorage.clear();
  sessionStorage.clear();
  jest.mocked(goTo).mockClear();
  /* The country never arrives. */
  globalThis.fetch = jest.fn(() => new Promise<Response>(() => undefined));
});

const show = () => render(<PricingSection pricing={pricing} plans={plans} />);
const tab = (name: string) => screen.getByRole('tab', { name });
const choose = (currency: string) => fireEvent.click(screen.getByRole('button', { name: currency }));
const isShown = (title: string) => screen.queryByRole('heading', { name: title }) !== null;
const continueWith = (title: string) => screen.getByRole('link', { name: `Continue with ${title}` });

describe('the subject tabs', () => {
  it('show one subject at a time', () => {
    show();
    expect([isShown('Coding Yearly'), isShown('Math Monthly')]).toEqual([true, false]);
    fireEvent.click(tab('Maths'));
    expect([isShown('Coding Yearly'), isShown('Math Monthly')]).toEqual([false, true]);
    expect(screen.getByRole('tabpanel', { name: 'Maths' })).toBeTruthy();
  });

  it.each([
    ['ArrowRight', 'Maths'],
    ['ArrowLeft', 'Maths'],
    ['End', 'Maths'],
    ['Home', 'Coding'],
  ])('follow the key %s, with the focus', (key, name) => {
    show();
    tab('Coding').focus();
    fireEvent.keyDown(tab('Coding'), { key });
    expect(tab(name).getAttribute('aria-selected')).toBe('true');
    expect(document.activeElement).toBe(tab(name));
  });

  it('are one stop for the Tab key', () => {
    show();
    expect([tab('Coding').tabIndex, tab('Maths').tabIndex]).toEqual([0, -1]);
    fireEvent.click(tab('Maths'));
    expect([tab('Coding').tabIndex, tab('Maths').tabIndex]).toEqual([-1, 0]);
  });
});

it('swaps all prices when the parent picks a currency', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: '£ GBP' }));
  const amounts = [...screen.getByRole('tabpanel').querySelectorAll('.amount')].map(
    (node) => node.textContent,
  );
  expect(amounts).toEqual(['£190', '£1,975']);
  expect(screen.getByText('£21 per session of 45 minutes')).toBeTruthy();
  expect(screen.getByRole('button', { name: '£ GBP' }).getAttribute('aria-pressed')).toBe('true');
});

it('says what a price comes to for a month, and what a longer plan saves', () => {
  show();
  choose('₹ INR');
  const panel = within(screen.getByRole('tabpanel'));
  expect(panel.getByText('₹6,333 a month, paid once')).toBeTruthy();
  expect(panel.getByText('You keep ₹1,989').parentElement?.textContent).toBe(
    'You keep ₹1,989 against twelve single months. Unused sessions are refunded.',
  );
  choose('£ GBP');
  expect(panel.getByText('You keep £305')).toBeTruthy();
});

it('says that a single month is not refunded, and names the free class', () => {
  show();
  const monthly = screen.getByRole('heading', { name: 'Coding Monthly' }).closest('article');
  expect(monthly?.textContent).toContain(
    'To begin with. 2 classes a week, usually. Not refunded. Try the free class first.',
  );
});

describe('the table that compares plans', () => {
  const table = () => screen.getByText('Compare the two plans').closest('details');

  it('has a row for each point, and no sum that was typed', () => {
    show();
    choose('₹ INR');
    const rows = [...(table()?.querySelectorAll('tbody tr') ?? [])].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    expect(rows).toEqual([
      ['Sessions of 45 minutes', '8', '96'],
      ['Classes a week, usually', '2', '2'],
      ['Price per session', '₹812', '₹792'],
      ['Price per month', '₹6,499', '₹6,333'],
      ['You keep, against monthly', '–', '₹1,989'],
      ['Stop before the first class', 'No refund', 'All money back'],
      ['Stop later', 'No refund', 'Unused sessions'],
    ]);
    expect(within(table() ?? document.body).getByRole('columnheader', { name: 'Yearly' })).toBeTruthy();
  });

  it('is open on wide screens, and closed on phones', () => {
    const { unmount } = show();
    expect(table()?.open).toBe(true);
    unmount();
    isPhone = true;
    show();
    expect(table()?.open).toBe(false);
  });

  it('is left out where there is nothing to compare', () => {
    show();
    fireEvent.click(tab('Maths'));
    expect(screen.queryByText(/^Compare the one/)).toBeNull();
  });
});

it('tags the plan whose session costs least, and no other', () => {
  show();
  const card = screen.getByText('Lowest price per session').closest('article');
  expect(card && within(card).getByRole('heading').textContent).toBe('Coding Yearly');
  expect(screen.getAllByText('Lowest price per session')).toHaveLength(1);
});

it('lists once what every plan includes', () => {
  show();
  const panel = screen.getByRole('tabpanel');
  expect(within(panel).getAllByText('1:1 live sessions')).toHaveLength(1);
});

it('names the sessions that a card draws', () => {
  show();
  expect(screen.getByRole('img', { name: '96 sessions drawn as squares, eight to a month' })).toBeTruthy();
});

it('is left out when there are no plans', () => {
  const { container } = render(<PricingSection pricing={pricing} plans={[]} />);
  expect(container.innerHTML).toBe('');
});

describe('Continue', () => {
  it('is an ordinary link that names the plan, before any script', () => {
    show();
    expect(continueWith('Coding Yearly').getAttribute('href')).toBe('/checkout/coding-yearly');
  });

  it('sends a visitor to login, to come back to checkout with the plan', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: '$ USD' }));
    fireEvent.click(continueWith('Coding Yearly'));
    expect(goTo).toHaveBeenCalledWith('/login?redirectTo=%2FCheckout');
    expect(readChosenPlan()).toMatchObject({
      key: 'coding-yearly',
      currency: 'USD',
      displayPrice: '2599 USD',
    });
  });

  it('sends a parent who is logged in straight to checkout', () => {
    localStorage.setItem('token', 'abc');
    localStorage.setItem('user', JSON.stringify({ email: 'priya@example.com' }));
    show();
    fireEvent.click(continueWith('Coding Monthly'));
    expect(goTo).toHaveBeenCalledWith('/Checkout');
  });

  it('leaves a new tab to the browser', () => {
    show();
    fireEvent.click(continueWith('Coding Monthly'), { ctrlKey: true });
    expect(goTo).not.toHaveBeenCalled();
  });
});
