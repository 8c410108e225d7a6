import latin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import latinExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2';
import { blockPickerStyle } from './block-picker';
import { printStyle } from './print-style';

/**
 * Styles for which Strapi's admin has no setting. Its class names change with every version, so these rules find elements
 * only by addresses and labels. Strapi's page links no style sheet of ours, so this goes into a style element.
 */
const css = `
/* The letters of the site. The second file has ₹ and names with other accents. */
@font-face {
  font-family: 'Figtree Variable';
  src: url('${latin}') format('woff2');
  font-weight: 300 900;
  font-display: swap;
  unicode-range: U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329,
    U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD;
}

@font-face {
  font-family: 'Figtree Variable';
  src: url('${latinExt}') format('woff2');
  font-weight: 300 900;
  font-display: swap;
  unicode-range: U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1EFF, U+20A0-20AB, U+20AD-20C0;
}

body {
  font-family: 'Figtree Variable', system-ui, 'Segoe UI', Roboto, sans-serif !important;
}

/* The messages that come and go bring letters of their own. */
[data-sonner-toaster] {
  font-family: inherit;
}

/* The ring that turns, and the drawing of an empty list, are violet in Strapi's pictures. */
div[role='alert'] > img[aria-hidden],
svg:is([width='10rem'], [width='16rem']) {
  filter: hue-rotate(-60deg) saturate(0.6) brightness(0.8);
}

/* Texts that only screen readers read are placed freely. Without this frame the whole document would be as long as they lie deep. */
#main-content {
  position: relative;
}

/* One language is no choice. Its place stays, or the card would stick to the top. */
header:has([aria-label='Select interface language']) {
  visibility: hidden;
}

/* Above the login. */
.session-ended {
  max-width: 46rem;
  margin: 0 auto 1.6rem;
  padding: 1.2rem 1.6rem;
  border: 1px solid currentcolor;
  border-radius: 0.4rem;
  font-size: 1.4rem;
  line-height: 1.5;
}

/* The card of the login, as narrow as its two fields want. */
main:has(> .parents-login) > :has(form) {
  max-width: 46rem;
  margin-inline: auto;
}

/* Below the login. */
.parents-login {
  padding: 1.6rem;
  text-align: center;
  font-size: 1.2rem;
}

.parents-login a {
  color: inherit;
}

/* The login: as high as what is pressed elsewhere on a phone, and the eye in the password at least 24 px. */
body:has(.parents-login) form button[type='submit'] {
  min-height: 4.4rem;
}

body:has(.parents-login) form button[type='button']:not([role]) {
  justify-content: center;
  min-width: 2.4rem;
  min-height: 2.4rem;
}

/* Help about Strapi, which speaks of screens that look different here. */
a[href^='https://docs.strapi.io'] {
  display: none !important;
}

/* The bar of a phone: all pages of a super admin fit side by side at 390 px. On a narrower one it scrolls, from the first on. */
@media (width < 1080px) {
  nav:has([aria-controls='burger-menu']) ul {
    justify-content: safe center !important;
    gap: 0.4rem !important;
    padding-inline: 0.4rem !important;
  }
}

/* People without any settings. */
html[data-no-settings] li:has(> a[href$='/admin/settings']),
html[data-no-settings] a[href$='/admin/settings'] {
  display: none !important;
}

/* People who read no content. */
html[data-no-content] li:has(> a[href*='/admin/content-manager']),
html[data-no-content] a[href*='/admin/content-manager'] {
  display: none !important;
}

/* The cross that empties a choice: with a pen or a finger it must be 24 px. */
button[aria-label^='Clear: '] {
  min-width: 2.4rem;
  min-height: 2.4rem;
}

/* Where colours are those of the system, what is pressed has no colour of its own. */
@media (forced-colors: active) {
  [aria-pressed='true'] {
    outline: 3px solid Highlight;
    outline-offset: -4px;
  }
}

@media (prefers-reduced-motion: reduce) {
  *,
  *::before,
  *::after {
    animation-duration: 0.01ms !important;
    transition-duration: 0.01ms !important;
  }
}
`;

export function addStyle(): void {
  const style = document.createElement('style');
  style.textContent = css + blockPickerStyle + printStyle;
  document.head.append(style);
}
