import type { Node } from 'gatsby';
import { blockImagesOf, lostBlockImagesOf } from './block-images';

export type ContentNode = Node & Record<string, unknown>;

/** The nodes of one type, as Gatsby's `getNodesByType` gives them. */
export type NodesByType = (type: string) => ContentNode[];

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

function faultsOfSingles(nodesOf: NodesByType): string[] {
  const faults: string[] = [];
  if (nodesOf('STRAPI_SITE_SETTING').length === 0) {
    faults.push('Fill in and save "Site settings" in Strapi: every page shows the name and contacts in it.');
  }
  if (nodesOf('STRAPI_HOME_PAGE').length === 0) {
    faults.push('Publish "Home page" in Strapi: the site has no front page without it.');
  }
  return faults;
}

function faultsOfFiles(nodesOf: NodesByType): string[] {
  return nodesOf('STRAPI__MEDIA')
    .filter((medium) => medium['localFile___NODE'] === undefined)
    .map((medium) => `The medium "${text(medium['name'])}" cannot be fetched from ${text(medium['url'])}.`);
}

function faultsOfPictures(nodesOf: NodesByType): string[] {
  const media = new Map(nodesOf('STRAPI__MEDIA').map((medium) => [medium.id, medium]));
  return nodesOf('STRAPI__COMPONENT_MEDIA_PICTURE').flatMap((picture) => {
    const medium = media.get(text(picture['image___NODE']));
    const described = text(picture['alt']) !== '' || text(medium?.['alternativeText']) !== '';
    if (medium === undefined || described) return [];
    return [
      `The picture "${text(medium['name'])}" has no alternative text: say in it what the picture shows.`,
    ];
  });
}

const typesWithText = ['STRAPI_FAQ', 'STRAPI_POLICY', 'STRAPI_POST', 'STRAPI__COMPONENT_PAGE_SECTION'];

function faultsOfBlockImages(nodesOf: NodesByType): string[] {
  const nodes = typesWithText.flatMap(nodesOf);
  const silent = nodes.flatMap(blockImagesOf).filter(({ alternativeText }) => text(alternativeText) === '');
  return [
    ...nodes
      .flatMap(lostBlockImagesOf)
      .map(({ name, url }) => `The picture "${name}" inside a text cannot be fetched from ${url}.`),
    ...silent.map(({ name }) => `The picture "${name}" inside a text has no alternative text.`),
  ];
}

/** What in the content would make a page that must not go live, in sentences for the people who can mend it. */
export function faultsOfContent(nodesOf: NodesByType): string[] {
  const faults = [faultsOfSingles, faultsOfFiles, faultsOfPictures, faultsOfBlockImages].flatMap((find) =>
    find(nodesOf),
  );
  return [...new Set(faults)];
}
