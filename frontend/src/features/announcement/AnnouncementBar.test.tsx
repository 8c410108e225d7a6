import { act, fireEvent, render, screen } from '@testing-library/react';
import { hideIfDismissed } from '../../browser/storage/dismissed-announcement';
import type { Announcement } from '../../content/site/announcement';
import { AnnouncementBar } from './AnnouncementBar';

const diwali: Announcement = {
  ...{ id: 'diwali', text: 'We are closed on Diwali.', link: null, tone: 'alert', to: null },
  ...{ isForHomeOnly: false, countries: [] },
};

/** It is decided in the next turn which one shows. */
async function show(announcement: Announcement): Promise<HTMLElement> {
  const { container } = render(<AnnouncementBar announcements={[announcement]} />);
  await act(() => Promise.resolve());
  const bar = container.querySelector<HTMLElement>('.abar');
  if (bar === null) throw new Error('There is no bar.');
  return bar;
}

const close = () => fireEvent.click(screen.getByRole('button', { name: 'Close this announcement' }));

beforeEach(() => sessionStorage.clear());

it('is told to screen readers where it is an alert', async () => {
  await show(diwali);
  expect(screen.getByRole('status').textContent).toBe('We are closed on Diwali.');
});

it('stays closed in this tab, and another one shows', async () => {
  const bar = await show(diwali);
  expect(bar.hidden).toBe(false);
  close();
  expect(bar.hidden).toBe(true);
  expect((await show(diwali)).hidden).toBe(true);
  expect((await show({ ...diwali, id: 'camp' })).hidden).toBe(false);
});

it('keeps its script in the built page, where it hides a closed bar before the first paint', async () => {
  const bar = await show(diwali);
  expect(bar.querySelector('script[data-before-paint]')?.innerHTML).toBe(hideIfDismissed);
});

describe('at its end', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('hides, also where the build that takes it down is late', async () => {
    const bar = await show({ ...diwali, to: new Date(Date.now() + 60_000).toISOString() });
    const isOff = () => bar.querySelector('.abar-alert')?.classList.contains('abar-off');
    expect(isOff()).toBe(false);
    act(() => jest.advanceTimersByTime(59_000));
    expect(isOff()).toBe(false);
    act(() => jest.advanceTimersByTime(1_100));
    expect(isOff()).toBe(true);
  });
});
