import { readDemo, writeDemo } from './demo.mjs';
import { hasOutbox, isDemo, publicUrl } from './environment.mjs';

/** A server of the demo reads its staff's logins as it starts. `npm start` writes them; other commands may come before it. */
export const loginsStep = {
  title: 'Make the logins of the demo',
  isDone: () => !isDemo || readDemo() !== null,
  run: () => void writeDemo(publicUrl, { hasOutbox, sandbox: null }),
};
