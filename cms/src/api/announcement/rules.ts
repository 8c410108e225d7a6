import { isEntry, readText } from '../../content-rules/entry';
import { checkDestination } from '../../content-rules/kinds/link-targets';
import { checkWords } from '../../content-rules/kinds/link-words';
import { allOf, problem, type Rule } from '../../content-rules/rule';

const linkIsWhole: Rule = async ({ entry, isPublishing, findPublished }) => {
  if (!isPublishing) return [];
  const label = readText(entry, 'label');
  const destination = entry['destination'];
  if (!isEntry(destination)) {
    return label === ''
      ? []
      : [problem('label', 'Say in "Destination" where these words lead, or leave them out.')];
  }
  const words =
    label === '' ? [problem('label', 'Write the words of the link.')] : checkWords(label, ['label']);
  return [...words, ...(await checkDestination(destination, ['destination'], findPublished))];
};

/** Times come as text from the admin, and as they are stored from the database. */
function timeIn(value: unknown): number | null {
  const isTime = typeof value === 'string' || typeof value === 'number' || value instanceof Date;
  const time = isTime && value !== '' ? new Date(value).getTime() : Number.NaN;
  return Number.isNaN(time) ? null : time;
}

const endsAfterItBegins: Rule = ({ entry }) => {
  const from = timeIn(entry['from']);
  const to = timeIn(entry['to']);
  if (from === null || to === null || from < to) return [];
  return [problem('to', 'The bar must go later than it appears. Choose a later time.')];
};

const countriesAreCodes: Rule = ({ entry }) => {
  const countries = readText(entry, 'countries');
  if (countries === '' || /^[A-Z]{2}(?:, ?[A-Z]{2})*$/.test(countries)) return [];
  return [
    problem('countries', 'Write each country with its two capital letters and commas between, as in IN, AE.'),
  ];
};

export const announcementRules = allOf(linkIsWhole, endsAfterItBegins, countriesAreCodes);
