/** @jest-environment jsdom */
import { lightTheme } from '@strapi/design-system';
import { act, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { ThemeProvider } from 'styled-components';
import { keepAnswer, tellDeed } from '../asking/answers';
import { countedIcon } from './counted-icon';

const auth = { user: { id: 1 }, permissions: [{ action: 'read' }] };
const get = jest.fn<Promise<{ data: { toDo: number } }>, [path: string]>();

jest.mock('@strapi/strapi/admin', () => ({
  getFetchClient: () => ({ get }),
  useAuth: (_name: string, read: (of: typeof auth) => unknown) => read(auth),
}));

let time = 0;
let number = 0;
/** Every number that was drawn, also for a moment. */
let drawn: number[];

beforeEach(() => {
  get.mockReset();
  get.mockResolvedValue({ data: { toDo: 5 } });
  time = Date.parse('2026-11-26T09:00:00Z');
  jest.spyOn(Date, 'now').mockImplementation(() => time);
  auth.user.id = 1;
  drawn = [];
  auth.permissions = [{ action: 'read' }];
});

/** A point of the menu, each with a call of its own if none is given. */
async function show(path = `/desk/summary-${String((number += 1))}`) {
  const Icon = countedIcon<{ toDo: number }>((props) => createElement('svg', props), {
    permission: 'read',
    call: { path } as never,
    countOf({ toDo }) {
      drawn.push(toDo);
      return toDo;
    },
    changedBy: ['desk'],
  });
  const link = createElement('a', { href: '/desk', 'aria-label': 'Desk' }, createElement(Icon));
  const shown = render(createElement(ThemeProvider, { theme: lightTheme }, link));
  await act(async () => Promise.resolve());
  return { path, ...shown };
}

const later = (ms: number) =>
  act(async () => {
    time += ms;
    document.dispatchEvent(new Event('visibilitychange'));
    return Promise.resolve();
  });

const deed = (path: string) =>
  act(async () => {
    tellDeed(path);
    return Promise.resolve();
  });

it('asks at once, and says the number to those who see it and to those who hear it', async () => {
  await show();
  const link = screen.getByRole('link', { name: 'Desk' });
  expect(link.querySelector('.count')?.getAttribute('data-count')).toBe('5');
  const description = document.getElementById(link.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('5 waiting');
});

it('asks nothing for those who may not read it', async () => {
  auth.permissions = [{ action: 'other' }];
  const { container } = await show();
  expect(get).not.toHaveBeenCalled();
  expect(container.textContent).toBe('');
});

it('asks again when the window comes into sight, but not soon after an answer, and not by the clock', async () => {
  const { path } = await show();
  await later(30_000);
  expect(get).toHaveBeenCalledTimes(1);
  await later(31_000);
  expect(get).toHaveBeenCalledTimes(2);
  act(() => {
    keepAnswer(path, { toDo: 4 });
  });
  await later(59_000);
  expect(get).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('link').textContent).toContain('4 waiting');
});

it('asks again after a deed at the desk, also one during an answer, and after no other', async () => {
  const { path, container } = await show();
  await deed('/finance/refunds');
  expect(get).toHaveBeenCalledTimes(1);
  let answer: (of: { data: { toDo: number } }) => void = () => undefined;
  get.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  get.mockResolvedValueOnce({ data: { toDo: 0 } });
  await deed('/desk/items/1');
  await deed('/desk/items/2');
  expect(get).toHaveBeenCalledTimes(2);
  await act(async () => {
    answer({ data: { toDo: 1 } });
    return Promise.resolve();
  });
  await act(async () => Promise.resolve());
  expect(get.mock.calls).toEqual([[path], [path], [path]]);
  expect(container.textContent).toBe('');
});

it('shows nobody the number of another', async () => {
  const { path, unmount } = await show();
  unmount();
  auth.user.id = 2;
  get.mockReturnValueOnce(new Promise(() => undefined));
  const { container } = await show();
  expect(container.textContent).toBe('');
  act(() => {
    keepAnswer(path, { toDo: 7 });
  });
  expect(container.textContent).toBe('');
});

it('shows nobody a number that was asked for by the user before, and asks for their own', async () => {
  let answer: (of: { data: { toDo: number } }) => void = () => undefined;
  get.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const { path, unmount } = await show();
  unmount();
  auth.user.id = 2;
  get.mockReturnValueOnce(new Promise(() => undefined));
  const { container } = await show(path);
  expect(get).toHaveBeenCalledTimes(2);
  await act(async () => {
    answer({ data: { toDo: 9 } });
    return Promise.resolve();
  });
  expect(container.textContent).toBe('');
});

it('draws no number of the user before, not even until the first answer', async () => {
  let answer: (of: { data: { toDo: number } }) => void = () => undefined;
  get.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const { path, unmount } = await show();
  unmount();
  await act(async () => {
    answer({ data: { toDo: 9 } });
    return Promise.resolve();
  });
  auth.user.id = 2;
  get.mockReturnValueOnce(new Promise(() => undefined));
  const { container } = await show(path);
  expect(drawn).toEqual([]);
  expect(container.textContent).toBe('');
});
