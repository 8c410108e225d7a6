import { colourFields, contrastOf, isColour, minContrast } from '@lanternway/contracts/brand/colours';
import { isTimeZone } from '@lanternway/contracts/fields/time-zones';
import { isEntry, readText } from '../../content-rules/entry';
import { isHttpsUrl } from '../../content-rules/kinds/links';
import { allOf, problem, type Rule } from '../../content-rules/rule';

const emailCanBeWrittenTo: Rule = ({ entry }) => {
  const email = readText(entry, 'email');
  if (email === '' || /^[^\s@<>(),;:"]+@[^\s@<>(),;:".]+(?:\.[^\s@<>(),;:".]+)+$/.test(email)) return [];
  return [problem('email', 'Write one email address, such as hello@example.org.')];
};

/** The site makes the phone link from these digits; the forms accept 7 to 15 too. */
const phoneCanBeCalled: Rule = ({ entry }) => {
  const phone = readText(entry, 'phone');
  const digits = phone.replace(/\D/g, '').length;
  if (phone === '' || (/^\+?[\d\s().-]+$/.test(phone) && digits >= 7 && digits <= 15)) return [];
  return [
    problem(
      'phone',
      'Write the phone number with its country code and 7 to 15 digits, such as +91 80 5550 1234.',
    ),
  ];
};

const chatHasAddressAndLabel: Rule = ({ entry }) => {
  const url = readText(entry, 'chatUrl');
  if (url === '') return [];
  if (!isHttpsUrl(url))
    return [problem('chatUrl', 'Write the full address of the chat, starting with https://.')];
  return readText(entry, 'chatLabel') === '' ? [problem('chatLabel', 'Give the chat button its words.')] : [];
};

/** Pages without a title or description of their own use these. */
const defaultsAreComplete: Rule = ({ entry }) => {
  const seo = entry['seo'];
  if (!isEntry(seo)) return [];
  return ['title', 'description']
    .filter((field) => readText(seo, field) === '')
    .map((field) => problem(['seo', field], `The ${field} for search engines is missing.`));
};

const { head, button, stripes } = colourFields;

const coloursAreReadable: Rule = ({ entry }) =>
  [head, button, ...stripes].flatMap((field) => {
    const colour = readText(entry, field);
    if (colour === '') return [];
    if (!isColour(colour))
      return [
        problem(field, 'Write the colour as # with six digits or letters from a to f, such as #1f3a5f.'),
      ];
    const carriesText = field === head || field === button;
    if (!carriesText || contrastOf(colour, '#ffffff') >= minContrast) return [];
    return [problem(field, 'White text is hard to read on this colour. Choose a darker one.')];
  });

const clock = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Why one line of the hours cannot be shown; null if it can. */
function faultOfHours(line: unknown): string | null {
  if (!isEntry(line)) return null;
  const [opens, closes] = [readText(line, 'opens'), readText(line, 'closes')];
  if (!clock.test(opens) || !clock.test(closes)) return 'Write each time with four digits, such as 09:00.';
  return opens < closes
    ? null
    : 'The time at which the desk closes must be later than the one at which it opens.';
}

const hoursCanBeShown: Rule = ({ entry }) => {
  const hours = entry['deskHours'];
  const lines: unknown[] = Array.isArray(hours) ? hours : [];
  const faults = [...new Set(lines.flatMap((line) => faultOfHours(line) ?? []))];
  const zone = readText(entry, 'deskZone');
  const zoneFits = zone === '' ? lines.length === 0 : isTimeZone(zone);
  return [
    ...faults.map((fault) => problem('deskHours', fault)),
    ...(zoneFits
      ? []
      : [problem('deskZone', 'Write the time zone of the desk by its name, such as Asia/Kolkata.')]),
  ];
};

export const siteSettingRules = allOf(
  emailCanBeWrittenTo,
  phoneCanBeCalled,
  chatHasAddressAndLabel,
  coloursAreReadable,
  defaultsAreComplete,
  hoursCanBeShown,
);
