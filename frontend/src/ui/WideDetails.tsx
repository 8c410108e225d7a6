import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from './art/Icon';
import './styles/wide-details.css';

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
  useEffect(() => {
    if (details.current === null) return;
    if (window.matchMedia('(max-width: 767px)').matches) details.current.open = false;
    details.current.classList.remove('until-script');
  }, []);
  return (
    <details ref={details} open className={`${className} until-script`}>
      <summary>
        {summary}
        <Icon name="caret-down-bold" />
      </summary>
      {children}
    </details>
  );
}
