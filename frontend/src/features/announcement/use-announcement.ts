import { useEffect, useState } from 'react';
import { noteDismissed, wasDismissed } from '../../browser/storage/dismissed-announcement';
import type { Announcement } from '../../content/site/announcement';
import { askCountry } from '../../server-calls/ask-country';
import { usePrebuilt } from '../../ui/use-prebuilt';
import { announcementFor } from './choose';

/** A browser's timer counts no further. */
const longestTimerMs = 2_147_483_647;

interface Bar {
  /** The id of the announcement that shows; null while it is not known which, or where none is for the reader. */
  shown: string | null;
  isClosed: boolean;
  close: () => void;
}

/** Which of the candidates shows. Their place stays the same: only what is visible changes. */
export function useAnnouncement(candidates: readonly Announcement[], key: string): Bar {
  const [first] = candidates;
  const isForAll = first !== undefined && first.countries.length === 0;
  const wasPrebuilt = usePrebuilt();
  const [shown, setShown] = useState(isForAll ? first.id : null);
  const [isClosed, setClosed] = useState(() => !wasPrebuilt && wasDismissed(key));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const choose = (country: string | null) => {
      if (isLeft) return;
      const chosen = announcementFor(candidates, country, Date.now());
      setShown(chosen?.id ?? null);
      if (typeof chosen?.to !== 'string') return;
      const left = new Date(chosen.to).getTime() - Date.now();
      if (left < longestTimerMs) timer = setTimeout(() => choose(country), left);
    };
    if (wasDismissed(key)) setClosed(true);
    else if (isForAll) choose(null);
    else void askCountry().then(choose);
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
  return { shown, isClosed, close };
}
