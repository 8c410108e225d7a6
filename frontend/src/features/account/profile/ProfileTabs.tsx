import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import { type ReactNode, useState } from 'react';
import { isForced } from '../../../ui/forms/theme/theme';
import { CloseAccount } from './CloseAccount';
import { Devices } from './Devices';
import { DownloadData } from './DownloadData';
import { ProfileFrame } from './ProfileFrame';
import { SettingsTiles } from './SettingsTiles';

const Tabs = styled(TabList)({
  minHeight: 0,
  maxWidth: '100%',
  padding: 4,
  borderRadius: 14,
  background: '#fff',
  boxShadow: 'inset 0 0 0 1.5px var(--edge)',
  '& .MuiTabs-indicator': { display: 'none' },
  '& .MuiTab-root': {
    minHeight: 44,
    minWidth: 0,
    padding: '10px 18px',
    borderRadius: '10px',
    font: '700 .9375rem/1.25 var(--text)',
    textTransform: 'none',
    color: 'var(--ink)',
    '&:hover': { background: 'var(--mist-50)' },
    '&.Mui-selected': {
      color: '#fff',
      background: 'var(--peacock)',
      [isForced]: { color: 'HighlightText', background: 'Highlight', forcedColorAdjust: 'none' },
    },
  },
});

interface ProfileTabsProps {
  head: ReactNode;
  /** What the first tab begins with. */
  home: ReactNode;
}

/** The parent's matters, one tab at a time. */
export function ProfileTabs({ head, home }: ProfileTabsProps) {
  const [chosen, choose] = useState('home');
  return (
    <TabContext value={chosen}>
      <ProfileFrame
        head={head}
        tabs={
          <Tabs
            aria-label="Your account"
            variant="scrollable"
            scrollButtons={false}
            onChange={(_event, key: string) => choose(key)}
          >
            <Tab value="home" label="Home" />
            <Tab value="devices" label="Devices" />
            <Tab value="data" label="Your data" />
          </Tabs>
        }
      >
        <TabPanel value="home" sx={{ p: 0, display: 'grid', gap: '20px' }}>
          {home}
          <SettingsTiles onOpen={choose} />
        </TabPanel>
        <TabPanel value="devices" sx={{ p: 0, display: 'grid', gap: 3 }}>
          <Devices />
        </TabPanel>
        <TabPanel value="data" sx={{ p: 0, display: 'grid', gap: 3 }}>
          <DownloadData />
          <CloseAccount />
        </TabPanel>
      </ProfileFrame>
    </TabContext>
  );
}
