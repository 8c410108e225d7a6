import { constants } from 'node:zlib';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';

type Plugin = ReturnType<typeof compression>;

/** Packages in Strapi's first script, and the lighter part of each that is enough there (decision 151). */
const lighter: Record<string, string> = {
  // Markdown is previewed without colours: no type of content has a field for it.
  'highlight.js': 'highlight.js/lib/core',
  // The video player is loaded when somebody opens a video.
  '@mux/mux-player-react': '@mux/mux-player-react/lazy',
};

const withLighterParts: Plugin = {
  name: 'lighter-parts',
  enforce: 'pre',
  async resolveId(name, importer) {
    const wanted = lighter[name];
    if (wanted === undefined) return null;
    const found = await this.resolve(wanted, importer);
    // An update of Strapi may bring a package that no longer has this part.
    return found ?? this.error(`${wanted} is not there.`);
  },
};

/** Compresses each file once, at the build. The server sends the copy that a browser accepts. Never pages: they are not kept. */
const compressed = compression({
  include: /\.(?:js|css|svg)$/,
  algorithms: [
    defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    defineAlgorithm('gzip', { level: 9 }),
  ],
});

export default (config: { plugins?: unknown[] }) => ({
  ...config,
  plugins: [...(config.plugins ?? []), withLighterParts, compressed],
});
