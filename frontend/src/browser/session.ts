import { textProperty } from './record';
import { forget, readKept, readText } from './storage';

/** Who is logged in on this browser, as the login left it. */
export interface Session {
  token: string;
  sessionId: string | null;
  name: string;
  email: string | null;
}

interface User {
  name: string | undefined;
  email: string | undefined;
}

const keys = { user: 'user', token: 'token', sessionId: 'sessionId' } as const;
const changed = new EventTarget();

/** A stored user counts only with a name or an e-mail; anything else is discarded. */
function parseUser(value: unknown): User | null {
  const name = textProperty(value, 'username') ?? textProperty(value, 'name');
  const email = textProperty(value, 'email');
  return name === undefined && email === undefined ? null : { name, email };
}

/** The session, or null for a visitor: it takes a token and a valid user. */
export function readSession(): Session | null {
  const user = readKept('local', keys.user, parseUser);
  const token = readText('local', keys.token);
  if (user === null || token === null || token === '') return null;
  return {
    token,
    sessionId: readText('local', keys.sessionId),
    name: user.name ?? user.email ?? '',
    email: user.email ?? null,
  };
}

export function endSession(): void {
  for (const key of Object.values(keys)) forget('local', key);
  changed.dispatchEvent(new Event('change'));
}

/** Calls back when somebody logs in or out, here or in another tab. Returns the way to stop it. */
export function watchSession(callback: () => void): () => void {
  changed.addEventListener('change', callback);
  window.addEventListener('storage', callback);
  return () => {
    changed.removeEventListener('change', callback);
    window.removeEventListener('storage', callback);
  };
}
