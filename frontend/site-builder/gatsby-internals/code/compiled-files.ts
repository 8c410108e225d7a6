/* Where Gatsby writes what it compiles, in its folder. */

/** The program that draws pages, with its parts. */
export const rendererFolder = '.cache/page-ssr';
export const renderer = `${rendererFolder}/routes/render-page.js`;

/** What the scripts are called, by the kinds of pages. */
export const scriptRecords = ['public/webpack.stats.json', 'public/chunk-map.json'];

/** The part of every page that starts its scripts. */
export const startFolder = 'public/_gatsby/slices';
