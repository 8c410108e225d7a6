import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';
import { Anchor } from '../../links/Anchor';
import frame from '../../art/lightbox-auth.svg';
import { Icon } from '../../art/Icon';
import { FormTheme } from '../theme/FormTheme';

const wide = '@media (min-width: 768px)';

const Screen = styled('div')({
  minHeight: '100svh',
  [wide]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.02fr)' },
});

/**
 * A background picture, so that phones, which do not show it, do not load it either. Every build puts the picture that
 * staff chose at this address (`build/after/brand-files.ts`).
 */
const scene = '/brand/account.svg';

const Picture = styled('div')({
  display: 'none',
  [wide]: {
    display: 'block',
    background: `url(${frame}) 0 0 / 100% 100% no-repeat, url(${scene}) 50% 100% / cover no-repeat var(--night)`,
  },
});

const Main = styled('main')({
  position: 'relative',
  display: 'grid',
  placeItems: 'start stretch',
  padding: '96px 20px 40px',
  [wide]: { placeItems: 'center', padding: '88px 32px 48px' },
});

const Top = styled('div')({
  position: 'absolute',
  inset: '24px 12px auto 20px',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  '& .brand': { marginTop: 4, gap: 7, fontSize: '1.1875rem' },
  '& .brand img': { width: 30, height: 33 },
  [wide]: {
    inset: '24px 24px auto 32px',
    '& .brand': { gap: 10, fontSize: '1.4375rem' },
    '& .brand img': { width: 37, height: 41 },
  },
});

const Column = styled('div')({
  display: 'grid',
  gap: 24,
  width: '100%',
  '& .aside': { marginTop: 6, textAlign: 'right' },
  '& .resend': { minHeight: 44 },
  [wide]: { maxWidth: 420 },
});

const Heading = styled('div')({
  display: 'grid',
  gap: 8,
  '& h1': { fontSize: 'var(--fs-h2)' },
});

interface FormSceneProps {
  /** The provider's mark and name. */
  brand: ReactNode;
  title: string;
  /** Shown above the title. */
  above?: ReactNode;
  /** A sentence or a link under the title. */
  lead: ReactNode;
  /** Called when the parent gives up what led here. */
  onLeave?: () => void;
  children: ReactNode;
}

/** A whole screen with one task: a scene behind a paper frame, and one column with a form. */
export function FormScene({ brand, title, above, lead, onLeave, children }: FormSceneProps) {
  return (
    <FormTheme>
      <Screen>
        <Picture />
        <Main id="main" tabIndex={-1}>
          <Top>
            {brand}
            <Anchor className="icon-btn" href="/" aria-label="Close and go home" onClick={onLeave}>
              <Icon name="x-bold" />
            </Anchor>
          </Top>
          <Column>
            {above}
            <Heading>
              <h1>{title}</h1>
              <p className="muted">{lead}</p>
            </Heading>
            {children}
          </Column>
        </Main>
      </Screen>
    </FormTheme>
  );
}
