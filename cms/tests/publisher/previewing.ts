import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makePreview } from '@lanternway/contracts/publishing/staff-calls';
import request from 'supertest';
import { releaseSite } from '../site/fixture';
import { logInStaff, type Staff } from '../staff';
import { createTestHome, startCms, type Cms } from '../start-cms';

/** A server with a live site, and a preview renderer that draws simple pages quickly. */
export interface Previewing extends Cms {
  staff: Record<Staff, string>;
  work: string;
  remove: () => Promise<void>;
}

interface Plan {
  dies?: boolean;
  reason?: string;
  drawMs?: number;
  /** It does not start to draw until a plan says otherwise. */
  isStartHeld?: boolean;
  /** An address other than the requested one. */
  at?: string;
}

export async function startPreviewing({ isAwake = true } = {}): Promise<Previewing> {
  const home = await createTestHome();
  const work = path.join(home.folder, 'darkroom');
  mkdirSync(work, { recursive: true });
  mkdirSync(path.join(home.folder, 'site'), { recursive: true });
  releaseSite(path.join(home.folder, 'site'), '1');
  const cms = await startCms(home);
  const module = path.join(__dirname, 'stand-in-preview-renderer.cjs');
  cms.strapi.config.set('plugin::publisher.previewRenderer', { module, cwd: work, env: { WORK_DIR: work } });
  cms.strapi.config.set('plugin::publisher.isAwake', isAwake);
  return {
    ...cms,
    staff: await logInStaff(cms),
    work,
    async remove() {
      await cms.stop();
      await home.remove();
    },
  };
}

/** The plan is replaced as a whole: the process may be reading it. */
export const planRenderer = ({ work }: Previewing, plan: Plan): void => {
  const next = path.join(work, 'next-plan.json');
  writeFileSync(next, JSON.stringify(plan));
  renameSync(next, path.join(work, 'plan.json'));
};

interface Deed {
  pid: number;
  order: { path: string; draft: Record<string, unknown> | null; fingerprint: string };
}

export function rendererDid({ work }: Previewing): Deed[] {
  const file = path.join(work, 'did.jsonl');
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Deed);
}

export const askForLink = (
  { url, staff }: Previewing,
  entry: { uid: string; documentId: string },
  who: Staff = 'marketing',
) => request(url).post(makePreview.path).set('Authorization', staff[who]).send(entry);

/** The link without the server's name, which differs in tests. */
export async function linkTo(previewing: Previewing, uid: string, documentId: string): Promise<string> {
  const answer = await askForLink(previewing, { uid, documentId });
  const { pathname, search, hash } = new URL((answer.body as { url: string }).url);
  return `${pathname}${search}${hash}`;
}

/** Opens a link like a browser, which reloads a page when it asks for that. */
export async function openPreview({ url }: Previewing, link: string): Promise<request.Response> {
  for (let tries = 0; ; tries += 1) {
    const answer = await request(url).get(link);
    if (!answer.text.includes('being prepared') || tries === 2_000) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
