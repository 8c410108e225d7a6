import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';

/** As high as the parent's card makes it, so that the footer stays where it is whatever comes. */
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
  /** There is more to come. */
  isBusy?: boolean;
  children: ReactNode;
}

/** The parent at the left, what belongs to the parent at the right; on small screens one below the other. */
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
