import { isRecord } from '@lanternway/contracts/wire/is-record';
import {
  buildStages,
  type ContentFault,
  type FromSiteBuilder,
  type SiteBuilderStage,
} from '@lanternway/contracts/publishing/build-protocol';

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isSafeInteger(value);
const isStage = (value: unknown): value is SiteBuilderStage => buildStages.some((stage) => stage === value);

/** A message of the site builder; null for anything else. */
export function readSiteBuilderMessage(sent: unknown): FromSiteBuilder | null {
  if (!isRecord(sent)) return null;
  const { kind, build, code, stage, pages, faults, message } = sent;
  if (kind === 'ready') return isText(code) ? { kind, code } : null;
  if (kind === 'warm') return { kind };
  if (kind === 'broken') {
    return isText(message) ? { kind, build: isCount(build) ? build : null, message } : null;
  }
  if (!isCount(build)) return null;
  if (kind === 'stage') return isStage(stage) ? { kind, build, stage } : null;
  if (kind === 'read' || kind === 'ending') return { kind, build };
  if (kind === 'built') return isCount(pages) ? { kind, build, pages } : null;
  if (kind !== 'refused' || !Array.isArray(faults)) return null;
  const read = faults.map(readFault);
  return read.every((fault) => fault !== null) ? { kind, build, faults: read } : null;
}

function readFault(fault: unknown): ContentFault | null {
  if (!isRecord(fault) || !isText(fault['text'])) return null;
  const { text, path, entry } = fault;
  const isKnown = isRecord(entry) && isText(entry['type']) && isText(entry['documentId']);
  return {
    text,
    path: isText(path) ? path : null,
    entry: isKnown ? { type: String(entry['type']), documentId: String(entry['documentId']) } : null,
  };
}
