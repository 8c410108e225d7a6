/**
 * The colours of the admin: those of the product, in place of Strapi's own violet. Everything else of its design system
 * stays. The dark ones are lighter where a text or a line is on a dark ground.
 */
export const theme = {
  light: {
    colors: {
      primary100: '#E8F3F2',
      primary200: '#C4DFDB',
      primary500: '#14686F',
      primary600: '#0B5A63',
      primary700: '#073F46',
      buttonPrimary500: '#14686F',
      buttonPrimary600: '#0B5A63',
    },
  },
  dark: {
    colors: {
      primary100: '#12302F',
      primary200: '#1F5550',
      primary500: '#4FA8A6',
      primary600: '#6FC3BF',
      primary700: '#9BD8D3',
      buttonPrimary500: '#1B7B83',
      buttonPrimary600: '#14686F',
    },
  },
};
