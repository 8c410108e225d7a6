/** For a box that scrolls and holds nothing to focus: it must be reachable by key to be scrolled by key. */
export const scrollArea = (labelledBy: string) => ({
  role: 'region',
  tabIndex: 0,
  'aria-labelledby': labelledBy,
});
