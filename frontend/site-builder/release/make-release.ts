import type { ContentFault, SiteBuilderStage } from '@lanternway/contracts/publishing/build-protocol';
import { nestedNotFoundPages } from '../../src/build/after/built-page';
import { writeBrandFiles } from '../../src/build/after/brand-files';
import { checkSite } from '../../src/build/after/check-site';
import { hashesOfScripts } from '../../src/build/after/scripts/late-scripts';
import { hashesOfStyles } from '../../src/build/after/styles/find-styles';
import { readRedirects } from '../../src/build/after/redirects';
import { type Provider, siteFiles } from '../../src/build/after/site-files';
import { weighPages } from '../../src/build/after/weight/weigh-pages';
import { readBuildEnv } from '../../src/build/env';
import { traceFaults } from '../content/page-faults';
import type { SiteContent } from '../content/site-content';
import { recordContent } from './content-record';
import type { FileStore } from './file-store';
import type { Gatherer } from './gather-files';
import { packRelease } from './pack-release';

interface Work {
  site: SiteContent;
  store: FileStore;
  gatherer: Gatherer;
  code: string;
  /** The folder to make. */
  into: string;
  tell: (stage: SiteBuilderStage) => void;
}

interface Release {
  pages: number;
  faults: ContentFault[];
  /** Deletes stored files that no release needs any more. Nobody needs to wait for that. */
  tidy?: () => void;
}

/** Finishes, checks and packs what Gatsby made. If something is wrong, no folder is made. */
export async function makeRelease({ site, store, gatherer, code, into, tell }: Work): Promise<Release> {
  const content = { getNodesByType: site.nodesOf, getNode: site.getNode };
  await writeBrandFiles(content, site.publicFolder, (sentence) => process.stderr.write(`${sentence}\n`));
  const files = await gatherer.gather();
  tell('checking');
  const { siteUrl } = readBuildEnv();
  const pages = [...files.values()].flatMap(({ page }) => page ?? []);
  const facts = pages.map((page) => page.facts);
  const redirects = readRedirects(site.nodesOf as Parameters<typeof readRedirects>[0]);
  const styles = hashesOfStyles(facts);
  const provider = site.nodesOf('STRAPI_SITE_SETTING')[0] as unknown as Provider;
  const made = siteFiles(provider, siteUrl, {
    styleHashes: styles.shared,
    styleHashesOfPages: styles.ofPages,
    scriptHashes: hashesOfScripts(facts),
    redirects,
    notFoundPages: nestedNotFoundPages(facts),
  });
  const weights = await weighPages(facts, site.publicFolder);
  const record = recordContent({
    entries: site.entries(),
    getNode: site.getNode,
    code,
    day: new Date().toISOString().slice(0, 10),
    routes: facts.map(({ path }) => path),
    pages: Object.fromEntries(pages.map((page) => [page.facts.path, page.seen])),
    weights,
  });
  const names = [...files.keys(), ...Object.keys(made)];
  const faults = checkSite({ pages: facts, files: names, redirects, siteUrl, weights });
  if (faults.length > 0) {
    const content = { pages: site.pages(), nodes: site.entries(), entries: record.entries };
    return { pages: pages.length, faults: traceFaults(faults, content) };
  }
  tell('packing');
  const texts = { ...made, '_content.json': JSON.stringify(record) };
  const used = await packRelease(files, texts, { store, into });
  const tidy = () => {
    store.sweep([...gatherer.kept(), ...used]);
  };
  return { pages: pages.length, faults: [], tidy };
}
