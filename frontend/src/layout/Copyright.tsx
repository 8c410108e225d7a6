import { useEffect, useRef } from 'react';

const currentYear = () => String(new Date().getFullYear());

/** The year in which the page was built, put right by the browser when another one has begun. */
export function Copyright({ owner, brief = false }: { owner: string; brief?: boolean }) {
  const year = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    /* React leaves a text that differs from the prebuilt one as it was, so this is done by hand. */
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
