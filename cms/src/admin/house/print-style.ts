/**
 * The style of a printed page of the admin: the whole page, without the menu and buttons, dark on light in every theme. Other
 * elements that should not be printed have the attribute `data-no-print`.
 */
export const printStyle = `
@media print {
  @page {
    margin: 12mm;
  }

  html {
    font-size: 50% !important;
  }

  /* The menu, also as the bar at the top that narrow windows have. */
  nav,
  header:has(nav),
  div:not(:has(main)):has(> nav),
  [data-strapi-header] a,
  [data-strapi-header] button,
  [data-no-print] {
    display: none !important;
  }

  /* Windows scroll, paper does not. */
  html,
  body,
  #strapi,
  div:has(main),
  main,
  main div:has(table) {
    height: auto !important;
    max-height: none !important;
    overflow: visible !important;
  }

  main * {
    color: #1c1c28 !important;
    box-shadow: none !important;
  }

  main td,
  main th {
    height: auto !important;
    padding: 0.5rem 0.4rem !important;
    white-space: normal !important;
  }

  main td *,
  main th * {
    font-size: 1.3rem !important;
    padding-inline: 0 !important;
  }

  tr,
  figure,
  svg,
  li {
    break-inside: avoid;
  }

  h1,
  h2 {
    break-after: avoid;
  }
}
`;
