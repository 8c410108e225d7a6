import type { ContentNode, FindNode } from '../landing/raw-blocks';
import { announcementsOfSite } from '../menu/announcements-of-site';
import { buttonWordsOfSite } from '../menu/button-words-of-site';
import { menuOfSite } from '../menu/menu-of-site';

/** What a resolver reads nodes with. Gatsby notes what was read, and makes a page again when it changes. */
interface NodeFinder {
  nodeModel: {
    getNodeById(args: { id: string }): ContentNode | null;
    findOne(args: { type: string; query: object }): Promise<ContentNode | null>;
    findAll(args: { type: string; query: object }): Promise<{ entries: Iterable<ContentNode> }>;
  };
}

/** `@menuOfSite`: the published menu as pages show it, or the first one of every site. */
const menuExtension = {
  name: 'menuOfSite',
  extend: () => ({
    async resolve(setting: ContentNode, _args: unknown, { nodeModel }: NodeFinder) {
      const find: FindNode = (id) => nodeModel.getNodeById({ id });
      const menu = await nodeModel.findOne({ type: 'STRAPI_MENU', query: {} });
      return menuOfSite(menu, setting, find);
    },
  }),
};

/** `@announcementsOfSite`: what the bar above the head may say now. */
const announcementsExtension = {
  name: 'announcementsOfSite',
  extend: () => ({
    async resolve(setting: ContentNode, _args: unknown, { nodeModel }: NodeFinder) {
      const find: FindNode = (id) => nodeModel.getNodeById({ id });
      const { entries } = await nodeModel.findAll({ type: 'STRAPI_ANNOUNCEMENT', query: {} });
      return announcementsOfSite([...entries], setting, find);
    },
  }),
};

/** `@buttonWordsOfSite`: what staff wrote for buttons that are no part of an entry. */
const wordsExtension = {
  name: 'buttonWordsOfSite',
  extend: () => ({
    resolve(setting: ContentNode, _args: unknown, { nodeModel }: NodeFinder) {
      return buttonWordsOfSite(setting, (id) => nodeModel.getNodeById({ id }));
    },
  }),
};

export const menuExtensions = [menuExtension, announcementsExtension, wordsExtension];

/** Nobody queries these types: they only keep Gatsby from inferring them. */
const unqueried = [
  '_COMPONENT_MENU_GROUP',
  '_COMPONENT_MENU_LINK',
  '_COMPONENT_MENU_COLUMN',
  '_COMPONENT_SHARED_DESTINATION',
  '_COMPONENT_SETTINGS_BUTTON_WORDS',
  'MENU',
  'ANNOUNCEMENT',
]
  .map((name) => `type STRAPI_${name} implements Node @dontInfer { id: ID! }`)
  .join('\n');

export const menuTypes = /* GraphQL */ `
  type SiteMenuLink {
    label: String!
    "A path of this site or a whole address."
    href: String!
    hint: String
  }

  type SiteMenuGroup {
    label: String!
    links: [SiteMenuLink!]!
  }

  type SiteMenuColumn {
    "Null: the brand's name."
    label: String
    links: [SiteMenuLink!]!
  }

  type SiteMenu {
    groups: [SiteMenuGroup!]!
    "Next to the groups."
    links: [SiteMenuLink!]!
    columns: [SiteMenuColumn!]!
  }

  type SiteAnnouncementLink {
    label: String!
    href: String!
  }

  type SiteAnnouncement {
    id: String!
    text: String!
    link: SiteAnnouncementLink
    "info, offer or alert"
    tone: String!
    "ISO time."
    to: String
    isForHomeOnly: Boolean!
    "Two capital letters each; none: everywhere."
    countries: [String!]!
  }

  ${unqueried}
`;
