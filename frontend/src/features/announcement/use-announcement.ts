import { useEffect, useState, useSyncExternalStore } from 'react';
import { noteDismissed, wasDismissed } from '../../browser/storage/dismissed-announcement';
import type { Announcement } from '../../content/site/announcement';
import { askCountry } from '../../server-calls/ask-country';
import { announcementFor } from './choose';

/** A browser's timer counts no further. */
const longestTimerMs = 2_147_483_647;

const nothingChanges = () => () => undefined;

interface Bar {
  /** The id of the announcement that shows; null while it is not known which, or where none is for the reader. */
  shown: string | null;
  isClosed: boolean;
  close: () => void;
}

/** How long an announcement still shows; null without an end, or where it is far away. */
function msUntilEnd({ to }: Announcement): number | null {
  const left = to === null ? Infinity : new Date(to).getTime() - Date.now();
  return left > longestTimerMs ? null : left;
}

/** Which of the candidates shows. Their place stays the same: only what is visible changes. */
export function useAnnouncement(candidates: readonly Announcement[], key: string): Bar {
  const [first] = candidates;
  const isForAll = first !== undefined && first.countries.length === 0;
  const [shown, setShown] = useState(isForAll ? first.id : null);
  const wasClosed = useSyncExternalStore(
    nothingChanges,
    () => wasDismissed(key),
    () => false,
  );
  const [isClosed, setClosed] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const choose = (country: string | null) => {
      if (isLeft) return;
      const chosen = announcementFor(candidates, country, Date.now());
      setShown(chosen?.id ?? null);
      const left = chosen === null ? null : msUntilEnd(chosen);
      if (left !== null) timer = setTimeout(() => choose(country), left);
    };
    void (isForAll ? Promise.resolve(null) : askCountry()).then(choose);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
    // The candidates of a page are the same as long as their key is.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);

  const close = () => {
    noteDismissed(key);
    setClosed(true);
  };
  return { shown, isClosed: isClosed || wasClosed, close };
}
