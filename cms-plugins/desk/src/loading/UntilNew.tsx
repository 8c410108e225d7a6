import { Flex, Typography } from '@strapi/design-system';
import { createContext, useEffect, useRef, type ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { followFocus } from '../lists/follow-focus';

interface UntilNewProps {
  /** Whether what stands here was asked for by the choice before. */
  isOld: boolean;
  /** Whether screen readers hear of it. Of several on one page only one is spoken. */
  isSpoken?: boolean;
  children: ReactNode;
}

/** Whether what stands here was asked for by the choice before. */
export const IsOld = createContext(false);

/**
 * What was loaded before the filter changed: it stays until the new arrives, and is marked as old meanwhile, in words too. When a
 * row leaves it, the focus goes to the next.
 */
export function UntilNew({ isOld, isSpoken = true, children }: UntilNewProps) {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => (holder.current === null ? undefined : followFocus(holder.current)), []);
  return (
    <Holder ref={holder} aria-busy={isOld}>
      <div className="words" role={isSpoken ? 'status' : undefined}>
        {isOld && (
          <Typography tag="span" variant="pi" fontWeight="bold" textColor="neutral800">
            {oldWords}
          </Typography>
        )}
      </div>
      <Flex className="what" direction="column" alignItems="stretch" gap={4}>
        <IsOld.Provider value={isOld}>{children}</IsOld.Provider>
      </Flex>
    </Holder>
  );
}

export const oldWords = 'Loading. Until then the earlier choice is shown.';

const appear = keyframes`
  to {
    opacity: 1;
  }
`;

/** The words take no room of their own, so that nothing moves, and stay in view in what is longer than the window. */
const Holder = styled.div`
  > .words {
    position: sticky;
    top: 0.8rem;
    z-index: 2;
    height: 0;
    text-align: center;
  }

  > .words > span {
    display: inline-block;
    padding: 0.4rem 1.2rem;
    border: 1px solid ${({ theme }) => theme.colors.neutral300};
    border-radius: 4px;
    background: ${({ theme }) => theme.colors.neutral0};
    opacity: 0;
    animation: ${appear} 0s 0.3s forwards;
  }

  &[aria-busy='true'] > .what {
    opacity: 0.5;
  }
`;
