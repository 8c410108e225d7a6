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

interface ProfileTab {
  key: string;
  label: string;
  content: ReactNode;
}

/** The tabs of the account, in the order of the page. Other tabs come before them. */
const ownTabs: readonly ProfileTab[] = [
  { key: 'devices', label: 'Devices', content: <Devices /> },
  {
    key: 'data',
    label: 'Your data',
    content: (
      <>
        <DownloadData />
        <CloseAccount />
      </>
    ),
  },
];

const Tabs = styled(TabList)({
  margin: '-8px 0 24px',
  boxShadow: 'inset 0 -1px 0 var(--line)',
  '& .MuiTabs-indicator': {
    height: 3,
    backgroundColor: 'var(--marigold)',
    [isForced]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
  '& .MuiTab-root': {
    minHeight: 48,
    padding: '10px 4px',
    marginRight: 24,
    minWidth: 0,
    font: '700 var(--fs-h3)/1.25 var(--display)',
    letterSpacing: '-.012em',
    textTransform: 'none',
    color: 'var(--slate)',
    '&.Mui-selected': { color: 'var(--night)', [isForced]: { color: 'HighlightText' } },
    '&:hover': { color: 'var(--night)' },
  },
});

/** The parent's matters, one tab at a time. */
export function ProfileTabs({ orders }: { orders: ReactNode }) {
  const first: ProfileTab = { key: 'orders', label: 'Orders', content: orders };
  const tabs = [first, ...ownTabs];
  const [chosen, choose] = useState(first.key);
  return (
    <TabContext value={chosen}>
      <Tabs
        aria-label="Your account"
        variant="scrollable"
        scrollButtons={false}
        onChange={(_event, key: string) => choose(key)}
      >
        {tabs.map(({ key, label }) => (
          <Tab key={key} value={key} label={label} />
        ))}
      </Tabs>
      {tabs.map(({ key, content }) => (
        <TabPanel key={key} value={key} sx={{ p: 0, display: 'grid', gap: 3 }}>
          {content}
        </TabPanel>
      ))}
    </TabContext>
  );
}
