import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';

/** At least as high as with the parent's card, so that the footer does not move when content arrives. */
const Ground = styled('div')({
  minHeight: 516,
  background: 'var(--mist-50)',
  paddingBlock: 'clamp(24px, 4vw, 56px) clamp(56px, 6vw, 88px)',
});

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(24px, 3vw, 40px)',
  alignItems: 'start',
  '@media (min-width: 1000px)': { gridTemplateColumns: '320px minmax(0, 1fr)' },
});

interface ProfileFrameProps {
  card: ReactNode;
  /** Content is still loading. */
  isBusy?: boolean;
  children: ReactNode;
}

/** The parent's card on the left, their matters on the right. On small screens one is below the other. */
export function ProfileFrame({ card, isBusy = false, children }: ProfileFrameProps) {
  return (
    <Ground aria-busy={isBusy}>
      <Columns className="wrap">
        {card}
        <div>{children}</div>
      </Columns>
    </Ground>
  );
}
