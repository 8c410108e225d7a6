import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildArgs, CreatePagesArgs, Node } from 'gatsby';

/*
 * What a plain `gatsby build` hands over to the program that started it, which then checks and packs the release with the
 * site builder's own code. Only public parts of Gatsby are used.
 */

export interface HandedOver {
  /** All entries and media, their components and files. */
  nodes: Node[];
  /** The pages; null where the build stopped before they were made. */
  pages: { path: string; context: Record<string, unknown> }[] | null;
}

const isOfContent = ({ internal }: Node) => internal.type === 'File' || internal.type.startsWith('STRAPI_');

function write(file: string, what: HandedOver): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(what));
}

/** Hands over the content, before it is checked for faults. */
export function handOverContent(file: string, { getNodes }: Pick<CreatePagesArgs, 'getNodes'>): void {
  write(file, { nodes: getNodes().filter(isOfContent), pages: null });
}

interface PagesResult {
  data?: { allSitePage: { nodes: { path: string; pageContext: Record<string, unknown> | null }[] } };
}

/** Hands over content and pages, once the output is complete. */
export async function handOverPages(
  file: string,
  { getNodes, graphql }: Pick<BuildArgs, 'getNodes' | 'graphql'>,
): Promise<void> {
  const { data } = (await graphql('{ allSitePage { nodes { path pageContext } } }')) as PagesResult;
  if (data === undefined) throw new Error('Gatsby did not say which pages it made.');
  const pages = data.allSitePage.nodes.map((page) => ({ path: page.path, context: page.pageContext ?? {} }));
  write(file, { nodes: getNodes().filter(isOfContent), pages });
}
