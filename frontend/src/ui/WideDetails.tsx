import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from './art/Icon';

interface WideDetailsProps {
  className: string;
  summary: string;
  children: ReactNode;
}

/**
 * Open on wide screens, closed on phones. The page comes with it open; until its script has closed it on a phone, the
 * styles of `until-script` keep the content away, so that nothing moves.
 */
export function WideDetails({ className, summary, children }: WideDetailsProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const isPhone = window.matchMedia('(max-width: 767px)').matches;
    if (details.current !== null && isPhone) details.current.open = false;
    setReady(true);
  }, []);
  return (
    <details ref={details} open className={isReady ? className : `${className} until-script`}>
      <summary>
        {summary}
        <Icon name="caret-down-bold" />
      </summary>
      {children}
    </details>
  );
}
