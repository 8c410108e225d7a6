import type { FromPreviewRenderer } from '@lanternway/contracts/publishing/build-protocol';

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => Number.isInteger(value);
const hash = /^sha256-[A-Za-z0-9+/]{43}=$/;
const isListOfHashes: Check = (value) =>
  Array.isArray(value) && value.every((item) => typeof item === 'string' && hash.test(item));

const shapes: Readonly<Record<FromPreviewRenderer['kind'], Readonly<Record<string, Check>>>> = {
  ready: { publicFolder: isText },
  drawn: {
    ...{ id: isNumber, path: isText, html: isText, pageData: isText },
    ...{ styleHashes: isListOfHashes, scriptHashes: isListOfHashes },
  },
  cannotDraw: { id: isNumber, reason: isText },
  broken: { message: isText },
};

const isKind = (kind: unknown): kind is FromPreviewRenderer['kind'] =>
  typeof kind === 'string' && Object.hasOwn(shapes, kind);

/** A message of the preview renderer; null for anything else. */
export function readRendererMessage(sent: unknown): FromPreviewRenderer | null {
  if (typeof sent !== 'object' || sent === null) return null;
  const message = sent as Record<string, unknown>;
  const { kind } = message;
  if (!isKind(kind)) return null;
  const isWhole = Object.entries(shapes[kind]).every(([name, check]) => check(message[name]));
  return isWhole ? (message as unknown as FromPreviewRenderer) : null;
}
