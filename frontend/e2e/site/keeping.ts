import { untilLive } from './until-live';
import type { StaffCalls } from './staff-calls';

interface Kept {
  type: string;
  /** Left out for a single type. */
  id?: string;
  fields: string[];
}

/** Restores the entries that a test changes, even if the test fails, and waits until the site shows that. */
export async function keeping(calls: StaffCalls, kept: Kept[], story: () => Promise<void>): Promise<void> {
  const before = await Promise.all(
    kept.map(async ({ type, id = '', fields }) => ({ type, id, fields, entry: await calls.read(type, id) })),
  );
  try {
    await story();
  } finally {
    for (const { type, id, fields, entry } of before)
      await calls.publish(type, id, Object.fromEntries(fields.map((field) => [field, entry[field]])));
  }
  await untilLive(calls);
}

/** The one entry with these values. */
export async function entryCalled(calls: StaffCalls, type: string, called: Record<string, string>) {
  const [entry] = await calls.list(type, called);
  if (entry === undefined) throw new Error(`There is no ${type} ${JSON.stringify(called)}.`);
  return calls.read(type, entry.documentId);
}
