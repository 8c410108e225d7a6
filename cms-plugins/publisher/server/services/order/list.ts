import type { OrderedEntry, OrderedList, OrderedSection } from '@lanternway/contracts/publishing/order';
import type { Core } from '@strapi/strapi';
import { titleOfEntry } from '../content/entries';
import { hrefOf } from '../content/links';
import { orderedType, readOrdered, stateOf, versionOf, type Ordered } from './rows';

/** A list as staff see it. */
export async function readList(strapi: Core.Strapi, uid: string): Promise<OrderedList> {
  const { name, hint, sectionOf } = orderedType(strapi, uid);
  const entries = await readOrdered(strapi, uid);
  const sections = new Map<string, OrderedSection>();
  for (const entry of entries) {
    const { key, title } = entry.section;
    const section = sections.get(key) ?? { title: sectionOf === null ? null : title, entries: [] };
    section.entries.push(shownEntry(strapi, uid, entry));
    sections.set(key, section);
  }
  return { uid, name, hint, version: versionOf(entries), sections: [...sections.values()] };
}

function shownEntry(strapi: Core.Strapi, uid: string, entry: Ordered): OrderedEntry {
  const { documentId, shown } = entry;
  const { detailOf, pictureOf } = orderedType(strapi, uid);
  const title = titleOfEntry(strapi, uid, shown);
  return {
    documentId,
    title,
    detail: detailOf(shown),
    picture: pictureOf(shown),
    state: stateOf(entry),
    href: hrefOf(strapi, uid, documentId, title),
  };
}
