import { graphql } from 'gatsby';
import { headingId } from '@lanternway/contracts/site/heading-id';
import type { FaqGroup, FaqQuestion } from './faq';
import { readBlocks } from '../blocks/read-blocks';
import { textOfBlocks } from '../blocks/text-of-blocks';

export const faqFragments = graphql`
  fragment FaqGroupFields on STRAPI_FAQ_GROUP {
    slug
    title
  }

  fragment FaqFields on STRAPI_FAQ {
    question
    answer
    fields {
      ...BlockImages
    }
    group {
      slug
    }
  }
`;

/** Holds the questions whose own group is not published. */
const otherQuestions = { slug: 'more-questions', title: 'More questions' };

export function readQuestion(faq: Queries.FaqFieldsFragment): FaqQuestion {
  const answer = readBlocks(faq.answer, faq.fields);
  return { id: headingId(faq.question), question: faq.question, answer, text: textOfBlocks(answer) };
}

/** The questions in their groups, in the given order. A group without a question is left out. */
export function readFaqGroups(
  groups: readonly Queries.FaqGroupFieldsFragment[],
  faqs: readonly Queries.FaqFieldsFragment[],
): FaqGroup[] {
  const slugs = new Set(groups.map(({ slug }) => slug));
  const slugOf = ({ group }: Queries.FaqFieldsFragment) =>
    group && slugs.has(group.slug) ? group.slug : otherQuestions.slug;
  return [...groups, otherQuestions]
    .map(({ slug, title }) => ({
      slug,
      title,
      questions: faqs.filter((faq) => slugOf(faq) === slug).map(readQuestion),
    }))
    .filter(({ questions }) => questions.length > 0);
}
