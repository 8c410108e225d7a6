import { act, fireEvent, screen } from '@testing-library/react';
import { createElement, useEffect, useRef, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { later } from './later';

function Form() {
  const [count, setCount] = useState(0);
  const [found, setFound] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => setFound(input.current?.value ?? ''), []);
  return (
    <form method="post">
      <input ref={input} aria-label="Name" name="name" />
      <button
        type="button"
        onClick={() => {
          setCount((before) => before + 1);
          pressedWith.push(found);
        }}
      >
        {`Pressed ${String(count)} times`}
      </button>
    </form>
  );
}

/** What the form had found in its field at each press. */
const pressedWith: string[] = [];

const form =
  '<form method="post"><input aria-label="Name" name="name"/><button type="button">Pressed 0 times</button></form>';

const root: { current: Root | null } = { current: null };

/**
 * As the build has drawn it, taken over by an application whose form comes later.
 * @returns what draws the page again, as a move to another place of it does
 */
async function open(load: () => Promise<typeof Form>, isDue = false): Promise<() => Promise<void>> {
  document.body.innerHTML = `<main><div class="later" data-part="form"><!--$-->${form}<!--/$--></div></main>`;
  const Part = later({
    name: 'form',
    load,
    isDue: () => isDue,
    holdPresses: () => {
      const pressed: HTMLElement[] = [];
      const hold = ({ target }: Event) => pressed.push(target as HTMLElement);
      document.addEventListener('click', hold, true);
      return () => {
        document.removeEventListener('click', hold, true);
        pressed[0]?.click();
      };
    },
  });
  const main = document.querySelector('main');
  if (main === null) throw new Error('The page is not there.');
  // React tells of a part that it has to draw again.
  const onRecoverableError = () => undefined;
  await doing(() => (root.current = hydrateRoot(main, createElement(Part), { onRecoverableError })));
  return () => doing(() => root.current?.render(createElement(Part)));
}

/** Does something, and lets what follows happen. */
const doing = (deed: () => void) =>
  act(() => {
    deed();
    return Promise.resolve();
  });
const sign = () => doing(() => fireEvent.pointerMove(document.body));
const name = () => screen.getByLabelText<HTMLInputElement>('Name');

afterEach(() => act(() => root.current?.unmount()));

it('waits for the first thing that the reader does', async () => {
  const load = jest.fn(() => Promise.resolve(Form));
  await open(load);
  expect(load).not.toHaveBeenCalled();
  await sign();
  expect(load).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button').textContent).toBe('Pressed 1 times');
});

it('keeps the field that is there, and what was typed into it', async () => {
  await open(() => Promise.resolve(Form));
  const before = name();
  before.value = 'Asha';
  await sign();
  expect(name()).toBe(before);
  expect(name().value).toBe('Asha');
});

it('repeats a press that came before the code, once', async () => {
  let come: (form: typeof Form) => void = () => undefined;
  await open(() => new Promise((resolve) => (come = resolve)));
  await doing(() => fireEvent.click(screen.getByRole('button')));
  expect(screen.getByRole('button').textContent).toBe('Pressed 0 times');
  await doing(() => come(Form));
  expect(screen.getByRole('button').textContent).toBe('Pressed 1 times');
});

it('repeats a press only once the form has taken in what was filled in before', async () => {
  let come: (form: typeof Form) => void = () => undefined;
  await open(() => new Promise((resolve) => (come = resolve)));
  name().value = 'Asha';
  pressedWith.length = 0;
  await doing(() => fireEvent.click(screen.getByRole('button')));
  await doing(() => come(Form));
  expect(pressedWith).toEqual(['Asha']);
});

it('stays, and keeps what is typed, when the page is drawn again while the code is on its way', async () => {
  let come: (form: typeof Form) => void = () => undefined;
  const drawAgain = await open(() => new Promise((resolve) => (come = resolve)));
  const before = name();
  before.value = 'Asha';
  await sign();
  await drawAgain();
  expect(name()).toBe(before);
  before.value = 'Asha Rao';
  await drawAgain();
  await doing(() => come(Form));
  expect(screen.getAllByLabelText('Name')).toHaveLength(1);
  expect(name().value).toBe('Asha Rao');
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button').textContent).toBe('Pressed 1 times');
});

it('comes at once where there is something to show', async () => {
  const load = jest.fn(() => Promise.resolve(Form));
  await open(load, true);
  expect(load).toHaveBeenCalledTimes(1);
});

it('is fetched again at the next sign where it could not be fetched', async () => {
  const load = jest
    .fn<Promise<typeof Form>, []>()
    .mockRejectedValueOnce(new Error('There is no network.'))
    .mockResolvedValue(Form);
  await open(load);
  await sign();
  expect(screen.getByRole('button').textContent).toBe('Pressed 0 times');
  await sign();
  expect(load).toHaveBeenCalledTimes(2);
});

it('is there at once on a page that the reader came to within the site', async () => {
  document.body.innerHTML = '<main></main>';
  const load = jest.fn(() => Promise.resolve(Form));
  later({ name: 'form', load, isDue: () => false, holdPresses: () => () => undefined });
  await act(() => Promise.resolve());
  expect(load).toHaveBeenCalledTimes(1);
});
