/**
 * What percentage of their payments families have made by now, if each age from `youngest` to `oldest`, in days, has
 * equally many families.
 * @param payments how many payments are usually made (`paid`) so many days after the lead (`after`)
 */
export function paidPercent(
  payments: readonly { after: number; paid: number }[],
  { youngest, oldest }: { youngest: number; oldest: number },
): number {
  const ages = oldest - youngest + 1;
  let expected = 0;
  let all = 0;
  for (const { after, paid } of payments) {
    // Families of this age and older have paid by then.
    const old = Math.min(ages, Math.max(0, oldest - after + 1));
    expected += (paid * old) / ages;
    all += paid;
  }
  return Math.round((100 * expected) / all);
}
