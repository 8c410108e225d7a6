import { phaseAt } from '@lanternway/contracts/publishing/phase';
import type { Entity } from '../gatsby-internals/strapi-parts';

/** The types whose entries the site shows for a time. */
const timed: readonly string[] = ['announcement'];

const timeIn = (entity: Entity, field: string): string | null => {
  const value = entity[field];
  return typeof value === 'string' ? value : null;
};

/**
 * Notes with each entry whether its time has come. Gatsby makes a page again only when what it shows has changed, and the
 * clock changes no entry. A draft that is previewed is shown as if its time had come.
 * @param now in milliseconds
 */
export function notePhases(
  types: readonly { singularName: string; entities: Entity[] }[],
  draft: { type: string; documentId: unknown } | null,
  now: number,
): void {
  for (const { singularName, entities } of types.filter((type) => timed.includes(type.singularName))) {
    for (const entity of entities) {
      const isDraft = draft?.type === singularName && draft.documentId === entity['documentId'];
      entity['phase'] = isDraft ? 'now' : phaseAt(now, timeIn(entity, 'from'), timeIn(entity, 'to'));
      if (isDraft) Object.assign(entity, { order: -1, to: null });
    }
  }
}
