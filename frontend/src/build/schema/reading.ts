/** The texts to read: questions, policies, the blog. Rich text is Strapi's blocks, unchanged. */
export const readingTypes = /* GraphQL */ `
  type STRAPI_FAQ_GROUP implements Node @dontInfer {
    title: String!
    slug: String!
    order: Int
    updatedAt: Date @dateformat
    publishedAt: Date @dateformat
  }

  type STRAPI_FAQ implements Node @dontInfer {
    documentId: String!
    question: String!
    answer: JSON
    fields: StrapiBlockFields
    group: STRAPI_FAQ_GROUP @link(from: "group___NODE")
    order: Int
    updatedAt: Date @dateformat
    publishedAt: Date @dateformat
  }

  type STRAPI_POLICY implements Node @dontInfer {
    title: String!
    document: String!
    version: Int!
    effectiveOn: Date! @dateformat
    summary: [STRAPI__COMPONENT_PAGE_FACT] @link(from: "summary___NODE")
    body: JSON
    fields: StrapiBlockFields
    seo: STRAPI__COMPONENT_SHARED_SEO @link(from: "seo___NODE")
    updatedAt: Date @dateformat
    publishedAt: Date @dateformat
  }

  "Every version of a policy that was ever published, with its text as it was then."
  type STRAPI_POLICY_VERSION implements Node @dontInfer {
    title: String!
    document: String!
    version: Int!
    effectiveOn: Date! @dateformat
    summary: [STRAPI__COMPONENT_PAGE_FACT] @link(from: "summary___NODE")
    body: JSON
    updatedAt: Date @dateformat
  }

  type STRAPI_AUTHOR implements Node @dontInfer {
    name: String!
    slug: String!
    role: String
    bio: String
    portrait: STRAPI__MEDIA @link(from: "portrait___NODE")
    updatedAt: Date @dateformat
    publishedAt: Date @dateformat
  }

  type STRAPI_CATEGORY implements Node @dontInfer {
    title: String!
    slug: String!
    description: String
    updatedAt: Date @dateformat
    publishedAt: Date @dateformat
  }

  type STRAPI_POST implements Node @dontInfer {
    title: String!
    slug: String!
    excerpt: String!
    cover: STRAPI__COMPONENT_MEDIA_PICTURE @link(from: "cover___NODE")
    body: JSON
    fields: StrapiBlockFields
    minutes: Int! @readingMinutes
    author: STRAPI_AUTHOR @link(from: "author___NODE")
    category: STRAPI_CATEGORY @link(from: "category___NODE")
    "Kept from the first publication on; Strapi's own publishedAt moves with every later one."
    firstPublishedOn: Date @dateformat
    seo: STRAPI__COMPONENT_SHARED_SEO @link(from: "seo___NODE")
    updatedAt: Date @dateformat
    publishedAt: Date @dateformat
  }
`;
