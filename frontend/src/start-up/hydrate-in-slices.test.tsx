import { act } from '@testing-library/react';
import { useState } from 'react';
import { chooseHydration } from './hydrate-in-slices';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <div id="gatsby-focus-wrapper">
      <button onClick={() => setCount(count + 1)}>{count}</button>
    </div>
  );
}

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

it('takes over the page that is there, without drawing it again', async () => {
  document.body.innerHTML =
    '<div id="___gatsby"><div id="gatsby-focus-wrapper"><button>0</button></div></div>';
  const button = document.querySelector('button');
  const container = document.getElementById('___gatsby');
  if (!button || !container) throw new Error('The page is not there.');
  await act(() => Promise.resolve(chooseHydration()?.(<Counter />, container)));
  expect(document.querySelector('button')).toBe(button);
  act(() => button.click());
  expect(button.textContent).toBe('1');
});

it('leaves an empty page to Gatsby', () => {
  document.body.innerHTML = '<div id="___gatsby"></div>';
  expect(chooseHydration()).toBeUndefined();
});
