import path from 'node:path';
import { previewMinutes, previewParameter, type PreviewLink } from '@lanternway/contracts/publishing/preview';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { createPreviewRenderer } from '../../providers/preview-renderer';
import { readSnapshot } from '../content/snapshot';
import { findDraft, type FoundDraft } from './draft';
import { createDrawings } from './drawings';
import { readToken, signToken, type PreviewToken } from './token';

type PreviewRequest = Pick<PreviewToken, 'uid' | 'documentId' | 'status' | 'staffId'>;

type LinkResult = ({ kind: 'link' } & PreviewLink) | { kind: 'none'; sentence: string };

export interface Drawing {
  kind: 'drawn';
  title: string;
  status: PreviewToken['status'];
  path: string;
  html: string;
  pageData: string;
  styleHashes: string[];
  scriptHashes: string[];
}

/** What there is to see at a link. */
export type Preview =
  | { kind: 'wrong' }
  | { kind: 'ended' }
  /** To be asked for again in a moment. */
  | { kind: 'preparing' }
  | { kind: 'cannot'; sentence: string }
  | (Drawing & { endsAt: string });

type Made = Drawing | { kind: 'cannot'; sentence: string };

export const offSentence = 'Previews are switched off in this installation.';

const failedSentence =
  'The preview could not be drawn just now. Try again in a moment. If this continues, tell the people who run the site.';

/** How long a page is waited for before the reader sees that it is being prepared. */
const timeoutMs = 8_000;
const coldTimeoutMs = 300;

/** Previews of drafts. The preview renderer and what it drew live in the process. */
export function preview({ strapi }: { strapi: Core.Strapi }) {
  const { isAwake, previewRenderer: helper, publicUrl, secrets } = readConfig(strapi);
  const renderer = createPreviewRenderer({ helper, log: strapi.log });
  const drawings = createDrawings<Made>();

  const read = (token: string) => readToken(token, secrets, Date.now());

  async function draw(token: PreviewToken): Promise<Made> {
    const found = await findDraft(strapi, token);
    if (found.kind === 'none') return { kind: 'cannot', sentence: found.sentence };
    const { fingerprint } = await readSnapshot(strapi);
    const begunAt = Date.now();
    const drawn = await renderer.draw({ ...orderOf(token, found), fingerprint });
    strapi.log.info(`publisher: a preview of ${token.uid} was drawn in ${String(Date.now() - begunAt)} ms`);
    if (drawn.kind === 'cannotDraw') return { kind: 'cannot', sentence: drawn.reason };
    const { path: drawnPath, html, pageData, styleHashes, scriptHashes } = drawn;
    const page = { path: drawnPath, html, pageData, styleHashes, scriptHashes };
    return { kind: 'drawn', title: found.title, status: token.status, ...page };
  }

  async function lastOf(token: string): Promise<Drawing | null> {
    const opened = read(token);
    if (opened.kind !== 'good' || !isAwake) return null;
    const made = await drawings.last(token, () => draw(opened.token));
    return made.kind === 'drawn' ? made : null;
  }

  return {
    /** A link to what an entry will look like; or a sentence for staff why there is none. */
    async link(asked: PreviewRequest): Promise<LinkResult> {
      if (!isAwake) return { kind: 'none', sentence: offSentence };
      const found = await findDraft(strapi, asked);
      if (found.kind === 'none') return found;
      renderer.warmUp();
      const endsAt = Date.now() + previewMinutes * 60_000;
      const address = new URL(found.path, publicUrl);
      address.searchParams.set(previewParameter, signToken({ ...asked, endsAt }, secrets));
      address.hash = found.place;
      return { kind: 'link', url: address.href, endsAt: new Date(endsAt).toISOString() };
    },

    /** Starts the renderer, so that the first preview is quick. Never throws, never waits. */
    warmUp(): void {
      if (isAwake) renderer.warmUp();
    },

    /** Draws the entry that a link leads to, as it is by now. */
    async open(token: string): Promise<Preview> {
      const opened = read(token);
      if (opened.kind !== 'good') return { kind: opened.kind };
      if (!isAwake) return { kind: 'cannot', sentence: offSentence };
      try {
        const timeout = renderer.isReady() ? timeoutMs : coldTimeoutMs;
        const made = await drawings.fresh(token, () => draw(opened.token), timeout);
        if (made === 'late') return { kind: 'preparing' };
        if (made.kind === 'cannot') return made;
        return { ...made, endsAt: new Date(opened.token.endsAt).toISOString() };
      } catch (error) {
        strapi.log.error(`publisher: a preview could not be drawn: ${String(error)}`);
        return { kind: 'cannot', sentence: failedSentence };
      }
    },

    /** The data of a previewed page, as it was drawn last; null for a page that the link does not lead to. */
    async pageData(token: string, pagePath: string): Promise<string | null> {
      const drawing = await lastOf(token);
      return drawing?.path === pagePath ? drawing.pageData : null;
    },

    /** The place of a file that only a previewed page shows; null where the link opens nothing. */
    async fileOf(token: string, sitePath: string): Promise<string | null> {
      if ((await lastOf(token)) === null) return null;
      const folder = renderer.publicFolder();
      return folder === null ? null : path.join(folder, sitePath);
    },

    stop: (): Promise<void> => renderer.stop(),
  };
}

/** The order for the renderer. For a link to the published version, no draft takes the entry's place. */
const orderOf = ({ documentId, status }: PreviewToken, found: Extract<FoundDraft, { kind: 'found' }>) => ({
  entry: { type: found.type, documentId },
  path: found.path,
  draft: status === 'draft' ? found.entry : null,
});
