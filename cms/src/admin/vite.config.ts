import path from 'node:path';
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

/** The dialog that Strapi opens before it leaves a form with unsaved changes for the login, and the only file that opens it. */
const dialog = '../components/ConfirmDialog.mjs';
const opener = '@strapi/admin/dist/admin/admin/src/features/Auth.mjs';

/** Puts our dialog in its place: Strapi has no setting for its buttons. Only in builds: `strapi develop` shows Strapi's. */
function withOwnDialog(): Plugin {
  let isPlaced = false;
  return {
    name: 'own-dialog',
    enforce: 'pre',
    apply: 'build',
    resolveId(name, importer) {
      if (name !== dialog || importer?.endsWith(opener) !== true) return null;
      isPlaced = true;
      return path.join(__dirname, 'house', 'LeavingDialog.tsx');
    },
    buildEnd(error) {
      // An update of Strapi may open it in another file.
      if (error === undefined && !isPlaced) this.error(`${opener} does not import ${dialog}.`);
    },
  };
}

/** The pages of the bar on top of a phone, of those that the role may see. All others are in the menu behind it. */
const phonePages = [
  '/',
  'plugins/enquiries',
  'plugins/payments',
  'plugins/my-classes',
  'content-manager',
  'plugins/upload',
];

/** The only file of Strapi that says what is in the bar. */
const menu = '@strapi/admin/dist/admin/admin/src/hooks/useMenu.mjs';

/** Puts each role's own desk into the bar: Strapi has no setting for it. Only in builds, as above. */
function withOwnPhoneBar(): Plugin {
  let isPlaced = false;
  return {
    name: 'own-phone-bar',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith(menu)) return null;
      const own = JSON.stringify(phonePages.map((to) => ({ to })));
      const changed = code.replace(/topMobileNavigation: \[[^\]]*\]/, `topMobileNavigation: ${own}`);
      isPlaced = changed !== code;
      return { code: changed, map: null };
    },
    buildEnd(error) {
      if (error === undefined && !isPlaced)
        this.error(`${menu} no longer says what is in the bar of phones.`);
    },
  };
}

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
  plugins: [...(config.plugins ?? []), withLighterParts, withOwnDialog(), withOwnPhoneBar(), compressed],
});
