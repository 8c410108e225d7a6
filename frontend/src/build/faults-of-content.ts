import type { ReleaseCheck } from '@lanternway/contracts/site/release-checks';
import type { Node } from 'gatsby';
import { blockImagesOf, lostBlockImagesOf } from './block-images';
import { faultsOfLandingPages } from './landing/landing-faults';
import type { FindNode } from './landing/raw-blocks';

export type ContentNode = Node & Record<string, unknown>;

/** The nodes of one type, as Gatsby's `getNodesByType` gives them. */
export type NodesByType = (type: string) => ContentNode[];

export interface ContentFinding {
  check: ReleaseCheck;
  /** For the people who can fix it. */
  text: string;
  /** Where it was found; null if something is missing altogether. */
  node: ContentNode | null;
}

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

const singles: Record<string, string> = {
  STRAPI_SITE_SETTING:
    'Fill in and publish "Site settings" in Strapi: every page shows the name and contacts in it.',
  STRAPI_HOME_PAGE: 'Publish "Home page" in Strapi: the site has no front page without it.',
};

function faultsOfSingles(nodesOf: NodesByType): ContentFinding[] {
  return Object.entries(singles).flatMap(([type, sentence]): ContentFinding[] =>
    nodesOf(type).length === 0 ? [{ check: 'single', text: sentence, node: null }] : [],
  );
}

function faultsOfFiles(nodesOf: NodesByType): ContentFinding[] {
  return nodesOf('STRAPI__MEDIA')
    .filter((medium) => medium['localFile___NODE'] === undefined)
    .map((medium) => ({
      check: 'file',
      text: `The medium "${text(medium['name'])}" cannot be fetched from ${text(medium['url'])}.`,
      node: medium,
    }));
}

function faultsOfPictures(nodesOf: NodesByType): ContentFinding[] {
  const media = new Map(nodesOf('STRAPI__MEDIA').map((medium) => [medium.id, medium]));
  return nodesOf('STRAPI__COMPONENT_MEDIA_PICTURE').flatMap((picture): ContentFinding[] => {
    const medium = media.get(text(picture['image___NODE']));
    const described = text(picture['alt']) !== '' || text(medium?.['alternativeText']) !== '';
    if (medium === undefined || described) return [];
    const sentence = `The picture "${text(medium['name'])}" has no alternative text: say in it what the picture shows.`;
    return [{ check: 'picture-words', text: sentence, node: picture }];
  });
}

const typesWithText = [
  'STRAPI_FAQ',
  'STRAPI_POLICY',
  'STRAPI_POST',
  'STRAPI__COMPONENT_PAGE_SECTION',
  'STRAPI__COMPONENT_PAGE_BEAT',
  'STRAPI__COMPONENT_BLOCK_TEXT',
  'STRAPI__COMPONENT_BLOCK_PICTURE_TEXT',
];

function faultsOfBlockImages(nodesOf: NodesByType): ContentFinding[] {
  return typesWithText.flatMap(nodesOf).flatMap((node) => {
    const silent = blockImagesOf(node).filter(({ alternativeText }) => text(alternativeText) === '');
    return [
      ...lostBlockImagesOf(node).map(({ name, url }): ContentFinding => ({
        check: 'text-picture',
        text: `The picture "${name}" inside a text cannot be fetched from ${url}.`,
        node,
      })),
      ...silent.map(({ name }): ContentFinding => ({
        check: 'text-picture-words',
        text: `The picture "${name}" inside a text has no alternative text.`,
        node,
      })),
    ];
  });
}

/** What in the content would make a page that must not go live. Each fault is reported once. */
export function faultsOfContent(nodesOf: NodesByType, find: FindNode): ContentFinding[] {
  const kinds = [faultsOfSingles, faultsOfFiles, faultsOfPictures, faultsOfBlockImages, faultsOfLandingPages];
  const found = kinds.flatMap((faultsOf) => faultsOf(nodesOf, find));
  return [...new Map(found.toReversed().map((finding) => [finding.text, finding])).values()].toReversed();
}
