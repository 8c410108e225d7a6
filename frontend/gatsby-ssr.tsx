import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import type { GatsbySSR } from 'gatsby';
import literata from './src/ui/fonts/literata-latin-500-700.woff2';

export { wrapPageElement } from './src/layout/PageFrame';

/** The ground of the header, so that a phone's own bars carry on with it. */
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
