import { type Components, createTheme, type Theme } from '@mui/material/styles';

/**
 * The look of MUI's parts. Everything refers to tokens.css except the colours of the palette: MUI calculates with
 * those, so they are numbers here, and a test compares them with the tokens.
 */
export const palette = {
  primary: { main: '#0b5a63', dark: '#094c54', light: '#1b8387', contrastText: '#ffffff' },
  secondary: { main: '#ffb21e', dark: '#ffc24d', light: '#ffe3a1', contrastText: '#12303a' },
  error: { main: '#b3261e', light: '#fdecea', dark: '#8c1d18', contrastText: '#ffffff' },
  success: { main: '#1a6b3f', light: '#e4f4ea', dark: '#12502e', contrastText: '#ffffff' },
  background: { default: '#fffdf9', paper: '#ffffff' },
  text: { primary: '#12303a', secondary: '#48626a', disabled: '#4f676d' },
  divider: '#cfe0dc',
} as const;

const isCalm = '@media (prefers-reduced-motion: reduce)';
/** The system draws neither shadows nor backgrounds then. */
export const isForced = '@media (forced-colors: active)';
type Part<Name extends keyof Components> = NonNullable<Components<Theme>[Name]>;

const thick = (edge: string) => ({ boxShadow: `inset 0 -3px 0 ${edge}` });

const lantern = { boxShadow: 'inset 0 -3px 0 var(--marigold-d), inset 0 0 0 1.5px var(--marigold-edge)' };

const button: Part<'MuiButton'> = {
  defaultProps: { disableElevation: true, variant: 'contained' },
  styleOverrides: {
    root: {
      minHeight: 48,
      padding: '11px 22px 13px',
      '&:hover': { transform: 'translateY(-1px)' },
      '&:active': { transform: 'translateY(1px)' },
      [isCalm]: { transform: 'none !important' },
      [isForced]: {
        border: '1px solid ButtonText',
        '&.Mui-disabled': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
    sizeLarge: { minHeight: 56, padding: '14px 28px 17px', fontSize: '1.0625rem' },
    sizeSmall: { minHeight: 44, padding: '9px 16px 11px', fontSize: '.9375rem' },
    contained: {
      '&.Mui-disabled': {
        backgroundColor: '#e3ecea',
        color: palette.text.disabled,
        boxShadow: 'inset 0 0 0 1.5px #b9cbc8',
      },
      // A busy button keeps its look: it is not out of use.
      '&.MuiButton-loading, &.MuiButton-loading.Mui-disabled': {
        backgroundColor: 'var(--peacock)',
        color: 'var(--white)',
        ...thick('var(--peacock-d)'),
      },
      '&.MuiButton-colorSecondary.MuiButton-loading': {
        backgroundColor: 'var(--marigold)',
        color: 'var(--ink)',
        ...lantern,
      },
    },
    outlined: {
      borderWidth: 2,
      borderColor: 'currentColor',
      '&:hover': { borderWidth: 2, borderColor: 'currentColor', backgroundColor: 'var(--mist)' },
    },
    text: { padding: '11px 12px 13px', '&:hover': { backgroundColor: 'var(--mist)' } },
  },
  variants: [
    {
      props: { variant: 'contained', color: 'primary' },
      style: { ...thick('var(--peacock-d)'), '&:hover': thick('var(--peacock-d)') },
    },
    { props: { variant: 'contained', color: 'secondary' }, style: { ...lantern, '&:hover': lantern } },
  ],
};

/** A wrong field also has a thicker border: colour is never the only sign. */
const outlinedInput: Part<'MuiOutlinedInput'> = {
  defaultProps: { notched: false },
  styleOverrides: {
    root: {
      minHeight: 52,
      backgroundColor: 'var(--white)',
      '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--ink)' },
      '&.Mui-focused': { boxShadow: '0 0 0 3px #7fc0bc' },
      '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--peacock)', borderWidth: 1.5 },
      '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--error)', borderWidth: 2 },
      [isForced]: { '&.Mui-focused': { outline: '3px solid Highlight' } },
    },
    notchedOutline: {
      top: 0,
      borderWidth: 1.5,
      borderColor: 'var(--edge)',
      '& legend': { display: 'none' },
    },
    input: {
      padding: '12px 14px',
      height: 'auto',
      fontSize: '1.0625rem',
      lineHeight: 1.4,
      '&::placeholder': { color: '#5f767c', opacity: 1 },
      '&:focus-visible': { outline: 'none' },
    },
  },
};

const dialog: Part<'MuiDialog'> = {
  styleOverrides: {
    paper: {
      borderRadius: 22,
      backgroundColor: 'var(--paper)',
      boxShadow: 'var(--sh-3)',
      '@media (max-width: 767.95px)': {
        margin: 0,
        width: '100%',
        maxWidth: '100%',
        alignSelf: 'flex-end',
        borderRadius: '22px 22px 0 0',
        maxHeight: 'calc(100% - 24px)',
      },
    },
  },
};

export const theme = createTheme({
  breakpoints: { values: { xs: 0, sm: 600, md: 768, lg: 1200, xl: 1536 } },
  spacing: 8,
  shape: { borderRadius: 10 },
  palette,
  typography: {
    fontFamily: 'var(--text)',
    body1: { fontSize: '1.0625rem', lineHeight: 1.6 },
    body2: { fontSize: '.9375rem', lineHeight: 1.5 },
    button: { fontWeight: 700, fontSize: '1rem', lineHeight: 1.2, textTransform: 'none' },
  },
  transitions: {
    duration: {
      shortest: 100,
      shorter: 140,
      short: 180,
      standard: 240,
      enteringScreen: 240,
      leavingScreen: 180,
    },
  },
  components: {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: { '&.Mui-focusVisible': { outline: '3px solid var(--focus)', outlineOffset: 3 } },
      },
    },
    MuiButton: button,
    MuiIconButton: {
      defaultProps: { color: 'inherit' },
      styleOverrides: {
        root: { width: 44, height: 44, borderRadius: 10, '& .i': { width: 24, height: 24 } },
      },
    },
    MuiInputAdornment: { styleOverrides: { root: { color: 'var(--ink)' } } },
    // Labels never move, so nothing needs to know when the browser fills a field.
    MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
    MuiOutlinedInput: outlinedInput,
    MuiDialog: dialog,
    MuiSkeleton: { styleOverrides: { root: { backgroundColor: '#dce9e6', borderRadius: 6 } } },
  },
});
