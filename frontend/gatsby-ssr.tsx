import type { GatsbySSR, ReplaceRendererArgs } from 'gatsby';
import figtree from './src/ui/fonts/figtree-core.woff2';
import literata from './src/ui/fonts/literata-core-500-700.woff2';
import { sharedStylesFirst } from './src/layout/head/shared-styles-first';
import { isWhole, renderWithStyles } from './src/ui/forms/theme/render-with-styles';
import { partsForServer } from './src/ui/later/later';

export { wrapPageElement } from './src/layout/PageFrame';

/** The background of the header, so that the bars of a phone's browser have the same colour. */
const paper = '#fffdf9';

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents, setHtmlAttributes }) => {
  setHtmlAttributes({ lang: 'en' });
  setHeadComponents([
    ...[literata, figtree].map((font) => (
      <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
    )),
    <meta key="theme-color" name="theme-color" content={paper} />,
    <link key="icon" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="icon-drawing" rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />,
    <link key="icon-touch" rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
  ]);
};

/**
 * Renders the page with the styles that its parts bring, so that Gatsby does not render it once more. Gatsby waits for
 * what this returns, which its types do not say.
 */
export const replaceRenderer = async ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}: ReplaceRendererArgs): Promise<void> => {
  await partsForServer();
  const { html, styles } = renderWithStyles(bodyComponent);
  // Gatsby renders it again, and ends the build with the error of the part that failed.
  if (!isWhole(html)) return;
  replaceBodyHTMLString(html);
  if (styles === null) return;
  setHeadComponents([
    <style
      key="styles"
      data-emotion={`${styles.key} ${styles.ids.join(' ')}`}
      dangerouslySetInnerHTML={{ __html: styles.css }}
    />,
  ]);
};

/**
 * Puts the styles that all pages share before those of the page, as in a browser that came from another page. Gatsby
 * writes them the other way round, and a page's rule would lose against a shared one of the same weight.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(sharedStylesFirst(getHeadComponents()));
};
