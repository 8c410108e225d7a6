import { useEffect, useState } from 'react';

/** Below this width a list is shown as cards. */
const narrow = '(max-width: 999px)';

/** Whether the window is too narrow for a table. */
export function useNarrow(): boolean {
  const [isNarrow, setIsNarrow] = useState(() => window.matchMedia(narrow).matches);
  useEffect(() => {
    const media = window.matchMedia(narrow);
    const look = () => {
      setIsNarrow(media.matches);
    };
    media.addEventListener('change', look);
    return () => {
      media.removeEventListener('change', look);
    };
  }, []);
  return isNarrow;
}
