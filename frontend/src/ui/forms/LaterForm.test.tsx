import { act, fireEvent, screen } from '@testing-library/react';
import { createElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { object, string } from 'yup';
import { later } from '../later/later';
import type { FieldOfForm } from './fields/TextField';
import { useCheckedForm } from './use-checked-form';

const schema = object({ notes: string(), grade: string(), course: string() });

/** Every kind of field, and what a form of ours knows of them. */
function Fields() {
  const { field, value } = useCheckedForm({ schema, send: () => Promise.resolve({ kind: 'done' }), kept });
  const [course, notes, grade] = [field('course'), field('notes'), field('grade')];
  return (
    <form method="post">
      <textarea aria-label="Notes" {...propsOf(notes)} />
      <select aria-label="Grade" {...propsOf(grade)}>
        <option value="">Choose</option>
        <option>Five</option>
      </select>
      <input type="radio" value="math" aria-label="Math" {...propsOf(course)} />
      <input type="radio" value="coding" aria-label="Coding" {...propsOf(course)} />
      <input type="checkbox" aria-label="News" name="news" />
      <output>{[value('notes'), value('grade'), value('course')].join()}</output>
    </form>
  );
}
const kept = { read: () => ({}), keep: () => undefined };
const propsOf = ({ inputRef, name, onChange }: FieldOfForm) => ({ ref: inputRef, name, onChange });

const fields =
  '<form method="post"><textarea aria-label="Notes" name="notes"></textarea>' +
  '<select aria-label="Grade" name="grade"><option value="">Choose</option><option>Five</option></select>' +
  '<input type="radio" aria-label="Math" name="course" value="math"/>' +
  '<input type="radio" aria-label="Coding" name="course" value="coding"/>' +
  '<input type="checkbox" aria-label="News" name="news"/><output>,,</output></form>';

function fillIn(): void {
  screen.getByLabelText<HTMLTextAreaElement>('Notes').value = 'Hello';
  screen.getByLabelText<HTMLSelectElement>('Grade').value = 'Five';
  screen.getByLabelText<HTMLInputElement>('Coding').checked = true;
  screen.getByLabelText<HTMLInputElement>('News').checked = true;
}
function expectFilled(): void {
  expect(screen.getByRole('status').textContent).toBe('Hello,Five,coding');
  expect(screen.getByLabelText<HTMLInputElement>('Coding').checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('News').checked).toBe(true);
}

const root: { current: Root | null } = { current: null };
const doing = (deed: () => void) =>
  act(() => {
    deed();
    return Promise.resolve();
  });

/** The form as the build has drawn it, filled in, and its code on its way. */
async function open() {
  document.body.innerHTML = `<main><div class="later" data-part="form"><!--$-->${fields}<!--/$--></div></main>`;
  let come: (form: typeof Fields) => void = () => undefined;
  const load = () => new Promise<typeof Fields>((resolve) => (come = resolve));
  const Part = later({ name: 'form', load, isDue: () => false, holdPresses: () => () => undefined });
  const main = document.querySelector('main');
  if (main === null) throw new Error('The page is not there.');
  // React tells of a part that it has to draw again.
  const onRecoverableError = () => undefined;
  await doing(() => (root.current = hydrateRoot(main, createElement(Part), { onRecoverableError })));
  fillIn();
  await doing(() => fireEvent.pointerMove(document.body));
  return {
    come: () => doing(() => come(Fields)),
    /** As a move to another place of the page does. */
    drawAgain: () => doing(() => root.current?.render(createElement(Part))),
  };
}

afterEach(() => act(() => root.current?.unmount()));

it('knows what was put into fields of every kind before its code came', async () => {
  const { come } = await open();
  await come();
  expectFilled();
});

it('knows the same when the page was drawn again while the code was on its way', async () => {
  const { come, drawAgain } = await open();
  await drawAgain();
  await come();
  expectFilled();
});
