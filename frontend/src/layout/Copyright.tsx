import { useEffect, useRef } from 'react';

const currentYear = () => String(new Date().getFullYear());

/** The year in which the page was built. The browser corrects it in a later year. */
export function Copyright({ owner, brief = false }: { owner: string; brief?: boolean }) {
  const year = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    /* React does not correct a text that differs from the prebuilt one, so this is done by hand. */
    if (year.current) year.current.textContent = currentYear();
  }, []);
  return (
    <span>
      ©{' '}
      <span ref={year} suppressHydrationWarning>
        {currentYear()}
      </span>{' '}
      {owner}
      {!brief && '. All rights reserved.'}
    </span>
  );
}
