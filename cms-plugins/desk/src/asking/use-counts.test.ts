/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { createElement } from 'react';
import { tellDeed } from './answers';
import { useCounts } from './use-counts';

const get = jest.fn<Promise<{ data: { waiting: number } }>, [path: string]>();

jest.mock('@strapi/strapi/admin', () => ({
  useFetchClient: () => client,
  isFetchError: () => false,
}));
const client = { get };

const call = { path: '/money/summary' } as never;

function Tab() {
  const counts = useCounts<{ waiting: number }>(call, ['money'], 20_000);
  return createElement('p', {}, counts === null ? 'not known' : String(counts.waiting));
}

const deed = (path: string) =>
  act(async () => {
    tellDeed(path);
    return Promise.resolve();
  });

it('counts again as soon as something is done at this desk, and after nothing else', async () => {
  get.mockResolvedValueOnce({ data: { waiting: 2 } }).mockResolvedValueOnce({ data: { waiting: 1 } });
  const { container } = render(createElement(Tab));
  expect(container.textContent).toBe('not known');
  await act(async () => Promise.resolve());
  expect(container.textContent).toBe('2');
  await deed('/other/refunds/1/approve');
  expect(get).toHaveBeenCalledTimes(1);
  await deed('/money/refunds/1/approve');
  await act(async () => Promise.resolve());
  expect(get).toHaveBeenCalledTimes(2);
  expect(container.textContent).toBe('1');
});
