import { open, type FileHandle } from 'node:fs/promises';
import { resumeKinds, type ResumeKind } from '@lanternway/contracts/enquiries/site';
import { isWordDocument } from './compound-file';
import { lookIntoDocx } from './docx';

/** What a file is found to be, whatever it is called. The names of faults are those of the contract's sentences. */
export type Judgement =
  { kind: 'fit'; type: ResumeKind } | { kind: 'unfit'; fault: 'kind' | 'content' | 'macros' | 'empty' };

const unfit = (fault: Extract<Judgement, { kind: 'unfit' }>['fault']): Judgement => ({
  kind: 'unfit',
  fault,
});

/** Names of documents that Word opens and runs programs in. */
const withMacros = ['docm', 'dotm'];

/**
 * A file is what its name says, or it is refused: staff open it with the program that belongs to the name. Nothing is
 * unpacked to find that out.
 */
export async function judgeResume({ path, name }: { path: string; name: string }): Promise<Judgement> {
  const handle = await open(path, 'r');
  try {
    if ((await handle.stat()).size === 0) return unfit('empty');
    const extension = extensionOf(name);
    if (withMacros.includes(extension)) return unfit('macros');
    if (!isKind(extension)) return unfit('kind');
    return await judgeContent(path, handle, extension);
  } finally {
    await handle.close();
  }
}

async function judgeContent(path: string, handle: FileHandle, type: ResumeKind): Promise<Judgement> {
  if (type === 'docx') {
    const found = await lookIntoDocx(path, handle);
    return found === 'document' ? { kind: 'fit', type } : unfit(found === 'macros' ? 'macros' : 'content');
  }
  const isOne = type === 'pdf' ? await isPdf(handle) : await isWordDocument(handle);
  return isOne ? { kind: 'fit', type } : unfit('content');
}

/** Readers of PDF look for its mark in the first kilobyte, for some mail programs put something before it. */
async function isPdf(handle: FileHandle): Promise<boolean> {
  const head = Buffer.alloc(1024);
  const { bytesRead } = await handle.read(head, 0, head.length, 0);
  return /%PDF-[12]\.\d/.test(head.toString('latin1', 0, bytesRead)) && !isProgram(head);
}

/** A file may be two things at once. One that a system would start is refused, whatever else it is. */
const isProgram = (head: Buffer): boolean =>
  ['MZ', '\x7fELF', '#!', 'PK\x03\x04'].some((mark) => head.toString('latin1', 0, mark.length) === mark);

/** In small letters, without its dot; empty where there is none. */
export const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

const isKind = (extension: string): extension is ResumeKind => Object.hasOwn(resumeKinds, extension);
