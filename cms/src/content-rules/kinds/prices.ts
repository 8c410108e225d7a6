import { readList, readText } from '../entry';
import { problem, type Problem, type Rule } from '../rule';

/** One price for each currency: with two, it is unclear which one a parent pays. */
export const oncePerCurrency: Rule = ({ entry }) => {
  const seen = new Set<string>();
  const found: Problem[] = [];
  readList(entry, 'prices').forEach((price, index) => {
    const currency = readText(price, 'currency');
    if (seen.has(currency)) {
      found.push(
        problem(['prices', index, 'currency'], `There is already a price in ${currency}. Keep one.`),
      );
    }
    if (currency !== '') seen.add(currency);
  });
  return found;
};
