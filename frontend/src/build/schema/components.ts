/** The components that several types share. */
export const componentTypes = /* GraphQL */ `
  type STRAPI__COMPONENT_SHARED_SEO implements Node @dontInfer {
    title: String
    description: String
    shareImage: STRAPI__MEDIA @link(from: "shareImage___NODE")
    "A 1200 x 630 JPEG of the share image."
    share: String @shareImage
  }

  type STRAPI__COMPONENT_SHARED_LINK implements Node @dontInfer {
    label: String!
    href: String!
  }

  type STRAPI__COMPONENT_SHARED_FACT_LINE implements Node @dontInfer {
    text: String!
  }

  type STRAPI__COMPONENT_PRICING_PRICE implements Node @dontInfer {
    currency: String!
    "In the currency's smallest unit."
    amountMinor: Int!
  }

  type STRAPI__COMPONENT_PRICING_FEATURE implements Node @dontInfer {
    label: String!
    icon: String!
  }

  type STRAPI__COMPONENT_COURSE_LEARNING_STEP implements Node @dontInfer {
    title: String!
    text: String!
  }

  type STRAPI__COMPONENT_COURSE_TOPIC implements Node @dontInfer {
    title: String!
  }

  type STRAPI__COMPONENT_HOME_SLIDE implements Node @dontInfer {
    label: String!
    picture: STRAPI__COMPONENT_MEDIA_PICTURE @link(from: "picture___NODE")
  }

  type STRAPI__COMPONENT_HOME_SATELLITE implements Node @dontInfer {
    title: String
    lead: String
    facts: [STRAPI__COMPONENT_SHARED_FACT_LINE] @link(from: "facts___NODE")
    buttonLabel: String
    picture: STRAPI__COMPONENT_MEDIA_PICTURE @link(from: "picture___NODE")
  }

  type STRAPI__COMPONENT_HOME_POPUP implements Node @dontInfer {
    title: String!
    text: String!
    buttonLabel: String
    laterLabel: String
    afterSeconds: Int
    "once or each_visit"
    frequency: String
    picture: STRAPI__COMPONENT_MEDIA_PICTURE @link(from: "picture___NODE")
  }

  type STRAPI__COMPONENT_PAGE_FACT implements Node @dontInfer {
    value: String!
    label: String!
  }

  type STRAPI__COMPONENT_PAGE_SECTION implements Node @dontInfer {
    heading: String!
    body: JSON
    fields: StrapiBlockFields
    picture: STRAPI__COMPONENT_MEDIA_PICTURE @link(from: "picture___NODE")
    link: STRAPI__COMPONENT_SHARED_LINK @link(from: "link___NODE")
  }

  type STRAPI__COMPONENT_PAGE_STEP implements Node @dontInfer {
    title: String!
    text: String!
  }

  type STRAPI__COMPONENT_PAGE_BENEFIT implements Node @dontInfer {
    title: String!
    "One of the choices of the content type."
    icon: String!
    text: String!
  }

  type STRAPI__COMPONENT_PAGE_CLOSING implements Node @dontInfer {
    title: String!
    text: String
    link: STRAPI__COMPONENT_SHARED_LINK @link(from: "link___NODE")
    second: STRAPI__COMPONENT_SHARED_LINK @link(from: "second___NODE")
  }

  type STRAPI__COMPONENT_PAGE_ACCREDITATION implements Node @dontInfer {
    issuer: String!
    number: String!
    covers: String
    validFrom: Date @dateformat
    validUntil: Date! @dateformat
    link: STRAPI__COMPONENT_SHARED_LINK @link(from: "link___NODE")
  }

  type STRAPI__COMPONENT_PAGE_CLAIM implements Node @dontInfer {
    letter: String!
    heading: String!
    text: String!
    proof: String!
    link: STRAPI__COMPONENT_SHARED_LINK @link(from: "link___NODE")
  }

  type STRAPI__COMPONENT_PAGE_BEAT implements Node @dontInfer {
    minute: Int!
    title: String!
    text: String!
    shown: JSON
    fields: StrapiBlockFields
    picture: STRAPI__COMPONENT_MEDIA_PICTURE @link(from: "picture___NODE")
    caption: String
    "One of the choices of the content type."
    look: String!
  }

  type STRAPI__COMPONENT_PAGE_CERTIFICATE implements Node @dontInfer {
    learner: String!
    line: String!
    course: String!
    learned: [STRAPI__COMPONENT_SHARED_FACT_LINE] @link(from: "learned___NODE")
    day: Date! @dateformat
    teacher: String!
    number: String
  }

  type STRAPI__COMPONENT_PAGE_DURATION implements Node @dontInfer {
    course: String!
    usually: String!
    sessions: String!
    work: String!
  }

  type STRAPI__COMPONENT_SETTINGS_DESK_HOURS implements Node @dontInfer {
    "One of the choices of the content type."
    day: String!
    opens: String!
    closes: String!
  }

  type STRAPI__COMPONENT_SETTINGS_SOCIAL_LINK implements Node @dontInfer {
    network: String!
    url: String!
  }
`;
