/** Entries that are pages, or that are part of every page. */
export const pageTypes = /* GraphQL */ `
  type STRAPI_SITE_SETTING implements Node @dontInfer {
    "Only the words that differ from the usual ones."
    words: JSON @buttonWordsOfSite
    brandName: String!
    tagline: String!
    titleSuffix: String
    footerNote: String
    legalName: String!
    email: String!
    phone: String!
    address: String
    chatUrl: String
    chatLabel: String
    chatAnswer: String
    mailAnswer: String
    deskZone: String
    deskHours: [STRAPI__COMPONENT_SETTINGS_DESK_HOURS] @link(from: "deskHours___NODE")
    socials: [STRAPI__COMPONENT_SETTINGS_SOCIAL_LINK] @link(from: "socials___NODE")
    logo: STRAPI__MEDIA @link(from: "logo___NODE")
    logoOnDark: STRAPI__MEDIA @link(from: "logoOnDark___NODE")
    notFoundText: String
    notFoundPicture: STRAPI__MEDIA @link(from: "notFoundPicture___NODE")
    seo: STRAPI__COMPONENT_SHARED_SEO @link(from: "seo___NODE")
    "Of the menu that staff published; of every new site if there is none."
    menu: SiteMenu! @menuOfSite
    "Whose time has come, the most important first."
    announcements: [SiteAnnouncement!]! @announcementsOfSite
    updatedAt: Date @dateformat
  }

  type STRAPI_HOME_PAGE implements Node @dontInfer {
    headline: String!
    tagline: String!
    buttons: [STRAPI__COMPONENT_SHARED_LINK] @link(from: "buttons___NODE")
    slides: [STRAPI__COMPONENT_HOME_SLIDE] @link(from: "slides___NODE")
    pricingTitle: String
    pricingLead: String
    pricingRefundNote: String
    satellite: STRAPI__COMPONENT_HOME_SATELLITE @link(from: "satellite___NODE")
    affiliationsTitle: String
    testimonialsTitle: String
    popup: STRAPI__COMPONENT_HOME_POPUP @link(from: "popup___NODE")
    seo: STRAPI__COMPONENT_SHARED_SEO @link(from: "seo___NODE")
    updatedAt: Date @dateformat
    publishedAt: Date @dateformat
  }

  type STRAPI_PAGE implements Node @dontInfer {
    "Which of the site's pages the entry fills."
    key: String!
    title: String!
    lead: String
    picture: STRAPI__COMPONENT_MEDIA_PICTURE @link(from: "picture___NODE")
    sections: [STRAPI__COMPONENT_PAGE_SECTION] @link(from: "sections___NODE")
    facts: [STRAPI__COMPONENT_PAGE_FACT] @link(from: "facts___NODE")
    stepsTitle: String
    steps: [STRAPI__COMPONENT_PAGE_STEP] @link(from: "steps___NODE")
    benefitsTitle: String
    benefits: [STRAPI__COMPONENT_PAGE_BENEFIT] @link(from: "benefits___NODE")
    evidence: [STRAPI__COMPONENT_SHARED_LINK] @link(from: "evidence___NODE")
    sample: STRAPI__COMPONENT_MEDIA_PICTURE @link(from: "sample___NODE")
    accreditation: STRAPI__COMPONENT_PAGE_ACCREDITATION @link(from: "accreditation___NODE")
    claims: [STRAPI__COMPONENT_PAGE_CLAIM] @link(from: "claims___NODE")
    storyTitle: String
    storyLead: String
    beats: [STRAPI__COMPONENT_PAGE_BEAT] @link(from: "beats___NODE")
    certificate: STRAPI__COMPONENT_PAGE_CERTIFICATE @link(from: "certificate___NODE")
    pins: [STRAPI__COMPONENT_PAGE_STEP] @link(from: "pins___NODE")
    durationsTitle: String
    durationsLead: String
    durations: [STRAPI__COMPONENT_PAGE_DURATION] @link(from: "durations___NODE")
    notesTitle: String
    notes: [STRAPI__COMPONENT_PAGE_STEP] @link(from: "notes___NODE")
    closing: STRAPI__COMPONENT_PAGE_CLOSING @link(from: "closing___NODE")
    seo: STRAPI__COMPONENT_SHARED_SEO @link(from: "seo___NODE")
    updatedAt: Date @dateformat
    publishedAt: Date @dateformat
  }

  type STRAPI_REDIRECT implements Node @dontInfer {
    from: String!
    to: String!
    permanent: Boolean
  }
`;
