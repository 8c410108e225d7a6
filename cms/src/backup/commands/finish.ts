import { counted } from '../../erasures/repeat';
import type { Env } from '../../env';
import { readMark, removeMark, type Mark } from '../database/mark';
import { openReader } from '../database/reader';
import { countIn } from '../database/state';
import { Refusal } from '../refusal';

/** Says what a restored installation is about to do. @param isSure then it may do so, from its next start on */
export async function finishRestore({ database }: Pick<Env, 'database'>, isSure: boolean): Promise<string> {
  const reader = await openReader(database);
  try {
    const mark = await readMark(reader);
    if (mark === null) throw new Refusal('This installation was not restored, or its restore is finished.');
    if (mark.toErase !== undefined && isSure)
      throw new Refusal(
        'Start a server first: it erases again whom the backup has brought back, and has not been started since the restore.',
      );
    const mails = await countIn(reader, 'mails', "state = 'waiting'");
    const orders = await countIn(reader, 'payments_orders', 'check_at is not null');
    const refunds = await countIn(reader, 'payments_refunds', "state in ('queued', 'pending')");
    if (isSure) await removeMark(reader);
    return [
      `Restored on ${mark.restoredAt} from a backup of ${mark.madeAt}. ${isSure ? 'Restart the servers: then' : 'When this is finished,'}`,
      `- mails that waited when it was made are sent, though they may have arrived since: ${String(mails)};`,
      `- the payment providers are asked about open orders (${String(orders)}) and told of open refunds (${String(refunds)});`,
      '- the site is made and published, and what is planned is done;',
      '- enquiries and resumes that are too old to be kept are removed, and resumes that no application names go to the trash.',
      erasuresOf(mark),
      ...(isSure ? [] : ['To do all this: npm run restore -- --finish --yes']),
    ].join('\n');
  } finally {
    await reader.close();
  }
}

function erasuresOf({ toErase, erasedAgain = 0, madeAt }: Mark): string {
  const known = `Erasures after ${madeAt} are known only from the list of erasures`;
  return toErase === undefined
    ? `${known}: ${counted(erasedAgain)} ${erasedAgain === 1 ? 'was' : 'were'} erased again. Others whom you know of are to be erased by hand.`
    : `${known}: the first server that starts repeats them.`;
}
