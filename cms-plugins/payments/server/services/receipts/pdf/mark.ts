/** The brand's mark for a dark ground, in a field of 44 by 48, as the site's own drawing has it. */
export const markSize = { width: 44, height: 48 } as const;

export const markStroke = { path: 'M17 7.5a5 5 0 0 1 10 0', width: 3, colour: '#dcefeb' } as const;

export const markShapes: readonly { path: string; colour: string }[] = [
  { colour: '#dcefeb', path: 'M14.5 7h15L39 17.5v17L29.5 46h-15L5 34.5v-17z' },
  { colour: '#bfe0da', path: 'M22 7h7.5L39 17.5v17L29.5 46H22z' },
  { colour: '#ffb21e', path: 'M16.7 12h10.6l6.7 7.4v13.2L27.3 41H16.7L10 32.6V19.4z' },
  { colour: '#f28c1e', path: 'M22 12h5.3l6.7 7.4v13.2L27.3 41H22z' },
  {
    colour: '#0a323c',
    path: 'M15.5 41c-.6-6 8.6-7.3 7.7-11.6-.7-3.1-5.7-3.8-5.3-7.5.3-2.9 3.1-3.7 3-6.9h2.2c1 3.2-.8 4.5-.6 6.4.2 2.6 6.7 3.2 7.2 8s-4 6-3.2 11.6z',
  },
];
