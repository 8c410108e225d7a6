import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode } from 'react';
import { browserStyles } from './style-cache';
import { theme } from './theme';

/**
 * What MUI's parts need around them. Each page with a form includes it, so that pages without forms do not load it.
 * While the HTML is made, the renderer has put its own cache around the page.
 */
export function FormTheme({ children }: { children: ReactNode }) {
  const themed = <ThemeProvider theme={theme}>{children}</ThemeProvider>;
  if (typeof document === 'undefined') return themed;
  return <CacheProvider value={browserStyles()}>{themed}</CacheProvider>;
}
