/** For a box that scrolls and contains nothing to focus: it must be focusable itself to be scrolled by key. */
export const scrollArea = (labelledBy: string) => ({
  role: 'region',
  tabIndex: 0,
  'aria-labelledby': labelledBy,
});

/** The same for a box that has no heading to name it. */
export const namedScrollArea = (name: string) => ({ role: 'region', tabIndex: 0, 'aria-label': name });
