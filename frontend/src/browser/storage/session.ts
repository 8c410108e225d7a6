import { textProperty } from './record';
import { forget, keep, keepText, readKept, readText } from './storage';

/** The login that this browser keeps. */
export interface Session {
  token: string;
  sessionId: string | null;
  name: string;
  email: string | null;
}

/** The data of a new login. */
export interface NewSession {
  token: string;
  sessionId: string;
  username: string;
  email: string;
}

/**
 * How the session changed: by a login here, by the parent logging out here, because the server no longer knew it, or in
 * another tab.
 */
export type SessionChange = 'started' | 'ended' | 'lost' | 'elsewhere';

interface User {
  name: string | undefined;
  email: string | undefined;
}

const keys = { user: 'user', token: 'token', sessionId: 'sessionId' } as const;
const watchers = new Set<(change: SessionChange) => void>();

const tellWatchers = (change: SessionChange) => [...watchers].forEach((watcher) => watcher(change));

/** A stored user counts only with a name or an email; anything else is discarded. */
function parseUser(value: unknown): User | null {
  const name = textProperty(value, 'username') ?? textProperty(value, 'name');
  const email = textProperty(value, 'email');
  return name === undefined && email === undefined ? null : { name, email };
}

/** Whether somebody seems to be logged in. For code that cannot wait to be sure. */
export function hasToken(): boolean {
  return Boolean(readText('local', keys.token));
}

/** The session, or null for a visitor: a session needs a token and a valid user. */
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

/** Stores a new login. The token comes last: only with it do other tabs see a session. */
export function startSession({ token, sessionId, username, email }: NewSession): void {
  keep('local', keys.user, { username, email });
  keepText('local', keys.sessionId, sessionId);
  keepText('local', keys.token, token);
  tellWatchers('started');
}

/** Forgets the session because the parent logs out. */
export function endSession(): void {
  clear('ended');
}

/** Forgets a session that the server no longer knows. */
export function loseSession(): void {
  clear('lost');
}

function clear(change: SessionChange): void {
  for (const key of Object.values(keys)) forget('local', key);
  tellWatchers(change);
}

/** Calls back when somebody logs in or out, here or in another tab. Returns a function that stops this. */
export function watchSession(watcher: (change: SessionChange) => void): () => void {
  const own = (change: SessionChange) => watcher(change);
  // Without a key, the whole storage was cleared.
  const readStorage = ({ key }: StorageEvent) => {
    if (key === null || Object.values<string>(keys).includes(key)) watcher('elsewhere');
  };
  // A page that the browser had suspended has missed what happened since.
  const readReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) watcher('elsewhere');
  };
  watchers.add(own);
  window.addEventListener('storage', readStorage);
  window.addEventListener('pageshow', readReturn);
  return () => {
    watchers.delete(own);
    window.removeEventListener('storage', readStorage);
    window.removeEventListener('pageshow', readReturn);
  };
}
