import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/art/Icon';
import type { IconName } from '../../../ui/art/icon-names';
import { Anchor } from '../../../ui/links/Anchor';

const Tiles = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 14,
  '@media (min-width: 1000px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '& li': { display: 'grid' },
  '& li > *': {
    display: 'grid',
    gap: 2,
    alignContent: 'start',
    justifyItems: 'start',
    padding: 18,
    border: 0,
    borderRadius: 'var(--r-l)',
    background: '#fff',
    boxShadow: 'inset 0 0 0 1px var(--line), var(--sh-1)',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'left',
    textDecoration: 'none',
    cursor: 'pointer',
  },
  '& li > *:hover': { boxShadow: 'inset 0 0 0 1.5px var(--peacock), var(--sh-1)' },
  '& svg': { width: 24, height: 24, marginBottom: 6, color: 'var(--peacock)', fill: 'currentcolor' },
});

const Settings = styled('section')({
  marginTop: 'clamp(28px, 4vw, 48px)',
  display: 'grid',
  gap: 16,
  '& h2': { fontSize: 'var(--fs-h3)' },
});

interface TileProps {
  icon: IconName;
  title: string;
  text: string;
}

const Words = ({ icon, title, text }: TileProps): ReactNode => (
  <>
    <Icon name={icon} />
    <b>{title}</b>
    <span className="small muted">{text}</span>
  </>
);

interface SettingsTilesProps {
  /** Shows another tab of the page. */
  onOpen: (tab: 'devices' | 'data') => void;
}

/** What a parent may look after in the account. */
export function SettingsTiles({ onOpen }: SettingsTilesProps) {
  return (
    <Settings aria-labelledby="settings-title">
      <h2 id="settings-title">Settings</h2>
      <Tiles>
        <li>
          <Anchor href="/change-password">
            <Words icon="password-duotone" title="Change password" text="With a code that we mail to you" />
          </Anchor>
        </li>
        <li>
          <button type="button" onClick={() => onOpen('devices')}>
            <Words icon="shield-check-duotone" title="Devices" text="Where you are logged in" />
          </button>
        </li>
        <li>
          <button type="button" onClick={() => onOpen('data')}>
            <Words
              icon="identification-badge-duotone"
              title="Your data"
              text="Download it, or close the account"
            />
          </button>
        </li>
        <li>
          <Anchor href="/">
            <Words icon="arrow-u-up-left-bold" title="Home" text="Back to the first page" />
          </Anchor>
        </li>
      </Tiles>
    </Settings>
  );
}
