import { announceReady, holdEarlyPress } from './first-press';

beforeEach(() => {
  document.body.innerHTML = `
    <button id="tab"><span id="word">Maths</span></button>
    <button id="open" commandfor="menu">Open menu</button>
    <a id="link" href="#plans">Plans</a>`;
});

/** Presses the buttons early, lets the application take over, and returns the presses it then receives. */
function pressesHeard(...ids: string[]): string[] {
  holdEarlyPress();
  ids.forEach((id) => document.getElementById(id)?.click());
  const heard: string[] = [];
  const listen = ({ target }: Event) => heard.push((target as Element).id);
  document.addEventListener('click', listen);
  announceReady();
  announceReady();
  document.removeEventListener('click', listen);
  return heard;
}

it('repeats an early click, once', () => {
  expect(pressesHeard('word')).toEqual(['tab']);
});

it('does not handle what the browser does by itself', () => {
  expect(pressesHeard('open', 'link')).toEqual([]);
});

it('makes no click that nobody made', () => {
  expect(pressesHeard()).toEqual([]);
});

it('forgets a button that is gone', () => {
  holdEarlyPress();
  const tab = document.getElementById('tab') as HTMLButtonElement;
  const heard = jest.fn();
  tab.click();
  tab.addEventListener('click', heard);
  tab.remove();
  announceReady();
  expect(heard).not.toHaveBeenCalled();
});

describe('a form', () => {
  const isHeld = () => {
    const event = new SubmitEvent('submit', { cancelable: true });
    document.dispatchEvent(event);
    return event.defaultPrevented;
  };

  beforeEach(() => {
    document.body.innerHTML = '<form method="post"><button id="send">Log in</button></form>';
    // As the application does.
    document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  });

  it('that is sent too early stays, and its button is pressed again', () => {
    expect(pressesHeard('send')).toEqual(['send']);
    holdEarlyPress();
    expect(isHeld()).toBe(true);
    announceReady();
  });

  it('does nothing more once the application listens', () => {
    holdEarlyPress();
    announceReady();
    expect(isHeld()).toBe(false);
  });
});
