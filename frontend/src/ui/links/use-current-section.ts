import { useEffect, useState } from 'react';

/** A section is being read while it is between 20 % and 35 % of the window's height. */
const readingBand = '-20% 0px -65% 0px';

/** The id of the section being read; the first one until the reader scrolls. Ids without an element are ignored. */
export function useCurrentSection(ids: string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(' ');
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find((entry) => entry.isIntersecting);
        if (seen) setCurrent(seen.target.id);
      },
      { rootMargin: readingBand },
    );
    for (const id of key.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);
  return current !== undefined && ids.includes(current) ? current : ids[0];
}
