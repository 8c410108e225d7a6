import { graphql } from 'gatsby';
import { type Author, type Category, otherPosts, type Post, type PostCard } from './post';
import { readBlocks } from '../blocks/read-blocks';
import { orMark, readMedia, readPicture } from '../blocks/read-picture';

export const postFragments = graphql`
  fragment CategoryFields on STRAPI_CATEGORY {
    slug
    title
    description
  }

  fragment PostCardFields on STRAPI_POST {
    slug
    title
    excerpt
    minutes
    cover {
      ...WidePicture
    }
    category {
      slug
      title
    }
    author {
      name
      portrait {
        ...PortraitMedia
      }
    }
    firstPublishedOn
    publishedAt
  }

  fragment PostFields on STRAPI_POST {
    ...PostCardFields
    body
    fields {
      ...BlockImages
    }
    author {
      role
      bio
    }
    updatedAt
  }
`;

export function readCategory({ slug, title, description }: Queries.CategoryFieldsFragment): Category {
  return { slug, title, description };
}

function readDate({ firstPublishedOn, publishedAt }: Queries.PostCardFieldsFragment): string {
  return (firstPublishedOn ?? publishedAt ?? '').slice(0, 10);
}

type StrapiPerson = NonNullable<Queries.PostCardFieldsFragment['author']>;

function readPerson({ name, portrait }: StrapiPerson): NonNullable<PostCard['author']> {
  return { name, portrait: orMark(readMedia(portrait, name)) };
}

export function readPostCard(post: Queries.PostCardFieldsFragment): PostCard {
  const { slug, title, excerpt, minutes } = post;
  return {
    slug,
    title,
    excerpt,
    cover: orMark(readPicture(post.cover)),
    category: post.category ?? { slug: otherPosts.slug, title: otherPosts.title },
    author: post.author && readPerson(post.author),
    publishedOn: readDate(post),
    minutes,
  };
}

/** A post whose author is not published names the provider as its author. */
function readAuthor(author: Queries.PostFieldsFragment['author'], brandName: string): Author {
  if (!author) return { name: brandName, role: null, bio: null, portrait: orMark(null) };
  return { ...readPerson(author), role: author.role, bio: author.bio };
}

export function readPost(
  post: Queries.PostFieldsFragment,
  related: readonly Queries.PostCardFieldsFragment[],
  brandName: string,
): Post {
  const card = readPostCard(post);
  return {
    ...card,
    body: readBlocks(post.body, post.fields),
    author: readAuthor(post.author, brandName),
    related: related.map(readPostCard),
    modifiedOn: post.updatedAt ?? card.publishedOn,
  };
}
