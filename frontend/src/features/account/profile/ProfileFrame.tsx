import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';

/** At least as high as with the parent's orders, so that the footer does not move when content arrives. */
const Ground = styled('div')({
  minHeight: 516,
  background: 'var(--mist-50)',
  paddingBlock: 'clamp(24px, 4vw, 48px) clamp(56px, 6vw, 88px)',
});

const Top = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '20px 32px',
  marginBottom: 'clamp(24px, 3vw, 36px)',
});

interface ProfileFrameProps {
  head: ReactNode;
  /** Where the parts of the page are chosen. */
  tabs?: ReactNode;
  /** Content is still loading. */
  isBusy?: boolean;
  children: ReactNode;
}

/** The greeting with the tabs next to it, or below it on small screens, and what the chosen tab shows. */
export function ProfileFrame({ head, tabs, isBusy = false, children }: ProfileFrameProps) {
  return (
    <Ground aria-busy={isBusy}>
      <div className="wrap">
        <Top>
          {head}
          {tabs}
        </Top>
        {children}
      </div>
    </Ground>
  );
}
