import { useEffect, useSyncExternalStore } from 'react';
import { readPlace } from '../../browser/navigation';
import {
  forgetReturnPath,
  keepReturnPath,
  readOwnPath,
  readReturnPath,
} from '../../browser/storage/return-path';

/** Where the parent wanted to go before they had to log in. */
export interface WayBack {
  /** The address of another account screen, including the way back. */
  to: (screen: string) => string;
  forget: () => void;
}

const readAsked = () =>
  readOwnPath(new URL(readPlace(), 'https://site.invalid').searchParams.get('redirectTo'));

const readPath = () => readAsked() ?? readReturnPath();
const readNone = () => null;
const watchNothing = () => () => undefined;

/** Keeps the way back through all the account screens: in their addresses, and in the tab where those are lost. */
export function useWayBack(): WayBack {
  const path = useSyncExternalStore(watchNothing, readPath, readNone);
  useEffect(() => {
    if (path !== null) keepReturnPath(path);
  }, [path]);
  return {
    to: (screen) => (path ? `${screen}?redirectTo=${encodeURIComponent(path)}` : screen),
    forget: forgetReturnPath,
  };
}
