import { isFilled, readText } from '../../content-rules/entry';
import { allOf, problem, type Rule } from '../../content-rules/rule';

const onePagePerKey: Rule = async ({ entry, findOthers }) => {
  const key = readText(entry, 'key');
  if (key === '' || (await findOthers({ key })).length === 0) return [];
  return [problem('key', 'This page exists already. Edit that entry instead of making a second one.')];
};

/** The blog opens with its posts; every other page opens with a picture. */
const opensWithPicture: Rule = ({ entry, isPublishing }) => {
  const isNeeded = isPublishing && readText(entry, 'key') !== 'blog';
  return isNeeded && !isFilled(entry['picture']) ? [problem('picture', 'This page needs a picture.')] : [];
};

/** A page may not claim what it does not show. */
const titleClaimsWhatIsThere: Rule = ({ entry, isPublishing }) => {
  const claims = readText(entry, 'key') === 'stem' && /accredit/i.test(readText(entry, 'title'));
  return isPublishing && claims && !isFilled(entry['accreditation'])
    ? [
        problem(
          'title',
          'The title speaks of an accreditation. Fill in "Accreditation", or choose another title, such as "How we teach STEM".',
        ),
      ]
    : [];
};

export const pageRules = allOf(onePagePerKey, opensWithPicture, titleClaimsWhatIsThere);
