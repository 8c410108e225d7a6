import type { Reporter } from './internals';

/** An error for which Gatsby would have ended the process. */
export class GatsbyPanic extends Error {}

function sentenceOf(message: unknown, error: unknown): string {
  const parts = [message, error].flatMap((part): string[] => {
    if (Array.isArray(part)) return part.map((one) => sentenceOf(one, undefined));
    if (typeof part === 'string') return [part];
    if (typeof part !== 'object' || part === null) return [];
    const { message: own, error: inner, context, text } = part as Record<string, unknown>;
    if (typeof own === 'string') return [own];
    if (typeof text === 'string') return [text];
    const { sourceMessage } = (context ?? {}) as { sourceMessage?: unknown };
    return [sentenceOf(sourceMessage, inner)];
  });
  return parts.filter(Boolean).join(' ') || 'Gatsby stopped without a reason.';
}

/** A long-running process must outlive one build: what would end it is thrown to the caller of the build instead. */
export function throwPanics(reporter: Reporter): void {
  const raise = (message: unknown, error?: unknown): never => {
    throw new GatsbyPanic(sentenceOf(message, error));
  };
  reporter.panic = raise;
  reporter.panicOnBuild = raise;
}
