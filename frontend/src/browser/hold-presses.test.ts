import { holdPresses } from './hold-presses';

const place = (id: string) => document.getElementById(id) as HTMLElement;

beforeEach(() => {
  document.body.innerHTML =
    '<form id="form"><button id="send" type="button">Send</button></form><button id="menu">Menu</button>';
});

it('repeats the press in its place, and none elsewhere', () => {
  const release = holdPresses(place('form'));
  const heard: string[] = [];
  document.addEventListener('click', ({ target }) => heard.push((target as Element).id));
  place('send').click();
  place('menu').click();
  release();
  expect(heard).toEqual(['send', 'menu', 'send']);
});

it('keeps a form from leaving the page until then', () => {
  const release = holdPresses(place('form'));
  const submit = () => new Event('submit', { bubbles: true, cancelable: true });
  expect(place('form').dispatchEvent(submit())).toBe(false);
  release();
  expect(place('form').dispatchEvent(submit())).toBe(true);
});

it('hears what other code keeps from its place', () => {
  document.body.addEventListener('click', (event) => event.stopPropagation(), { capture: true, once: true });
  const release = holdPresses(place('form'));
  place('send').click();
  const again = jest.fn();
  place('send').addEventListener('click', again);
  release();
  expect(again).toHaveBeenCalledTimes(1);
});

it('opens the list of a field again, and leaves other fields alone', () => {
  document.body.innerHTML = '<p id="place"><input id="text"><input id="code" role="combobox"></p>';
  const opened = jest.fn();
  for (const id of ['text', 'code']) {
    const release = holdPresses(place('place'));
    place(id).click();
    place(id).addEventListener('mousedown', () => void opened(id));
    release();
  }
  expect(opened.mock.calls).toEqual([['code']]);
});
