import type { FaqGroup } from '../../content/reading/faq';
import type { HeadSite } from '../../content/site/head';
import type { Post } from '../../content/reading/post';
import { addressOf, referToProvider } from './describe-site';
import type { BlogPosting, FaqPage } from './structured-data';

export function describeFaq(groups: FaqGroup[]): FaqPage {
  return {
    '@type': 'FAQPage',
    mainEntity: groups
      .flatMap(({ questions }) => questions)
      .map(({ question, text }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text },
      })),
  };
}

/** @param share path of the picture for sharing */
export function describePost(site: HeadSite, post: Post, share: string | null): BlogPosting {
  const isSignedByProvider = post.author.name === site.brandName;
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    image: [addressOf(site, share ?? post.cover.src)],
    datePublished: post.publishedOn,
    dateModified: post.modifiedOn,
    author: { '@type': isSignedByProvider ? 'Organization' : 'Person', name: post.author.name },
    publisher: referToProvider(site),
    mainEntityOfPage: addressOf(site, `/blog/${post.slug}`),
    articleSection: post.category.title,
    inLanguage: 'en',
  };
}
