/** What is taught and sold, and by whom. */
export const catalogueTypes = /* GraphQL */ `
  type STRAPI_PLAN implements Node @dontInfer {
    title: String!
    key: String!
    subject: String!
    sessions: Int!
    "How long one session takes."
    sessionMinutes: Int!
    months: Int!
    features: [STRAPI__COMPONENT_PRICING_FEATURE] @link(from: "features___NODE")
    prices: [STRAPI__COMPONENT_PRICING_PRICE] @link(from: "prices___NODE")
    "Sold on campaign pages only."
    isUnlisted: Boolean
    order: Int
    updatedAt: Date @dateformat
    publishedAt: Date @dateformat
  }

  type STRAPI_COURSE implements Node @dontInfer {
    title: String!
    slug: String!
    "coding_plan, short_course or maths_grade: which of the fields below are in use."
    kind: String!
    subject: String!
    order: Int
    summary: String!
    description: String
    icon: STRAPI__MEDIA @link(from: "icon___NODE")
    minAge: Int
    maxAge: Int
    hours: Int
    grade: Int
    steps: [STRAPI__COMPONENT_COURSE_LEARNING_STEP] @link(from: "steps___NODE")
    outcome: String
    "What a child needs, one thing on each line."
    needs: String
    "How long most children take."
    usually: String
    "What a child can do afterwards, one thing on each line."
    abilities: String
    topics: [STRAPI__COMPONENT_COURSE_TOPIC] @link(from: "topics___NODE")
    prices: [STRAPI__COMPONENT_PRICING_PRICE] @link(from: "prices___NODE")
    "Strapi leaves a relation out while its other end is only a draft."
    soldAs: STRAPI_PLAN @link(from: "soldAs___NODE")
    seo: STRAPI__COMPONENT_SHARED_SEO @link(from: "seo___NODE")
    updatedAt: Date @dateformat
    publishedAt: Date @dateformat
  }

  type STRAPI_TEACHER implements Node @dontInfer {
    name: String!
    slug: String!
    subject: String!
    "Who the teacher teaches."
    teaches: String
    years: Int
    "Separated by commas."
    languages: String
    line: String!
    note: String
    portrait: STRAPI__MEDIA @link(from: "portrait___NODE")
    order: Int
    updatedAt: Date @dateformat
    publishedAt: Date @dateformat
  }

  type STRAPI_TESTIMONIAL implements Node @dontInfer {
    name: String!
    role: String!
    about: String!
    quote: String!
    portrait: STRAPI__MEDIA @link(from: "portrait___NODE")
    order: Int
    updatedAt: Date @dateformat
    publishedAt: Date @dateformat
  }

  type STRAPI_AFFILIATION implements Node @dontInfer {
    name: String!
    detail: String
    mark: STRAPI__MEDIA @link(from: "mark___NODE")
    url: String
    order: Int
    updatedAt: Date @dateformat
    publishedAt: Date @dateformat
  }
`;
