import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import {
  pluginFloors,
  pluginRooms,
  sandboxForTests,
  screenParts,
  serverParts,
  serviceSubjects,
  siteRooms,
  workspaceRooms,
} from './rooms.mjs';

/** @typedef {{ target: string, from: string, except?: string[], message: string }} Zone */

/**
 * @param {string} from the closed folder
 * @param {string[]} allowed folders that stay open
 */
function openInside(from, allowed) {
  return allowed
    .filter((room) => room.startsWith(`${from}/`))
    .map((room) => `./${path.posix.relative(from, room)}`);
}

/**
 * Zones that close every room of the list to every other one, except those it may import.
 * @param {{ room: string, may: string[] }[]} rooms
 * @param {string} under folder of the rooms
 * @param {(room: string, other: string) => string} sentence
 * @returns {Zone[]}
 */
function closeRooms(rooms, under, sentence) {
  return rooms.flatMap(({ room, may }) => {
    const inOwnHouse = (/** @type {string} */ other) => room === other || room.startsWith(`${other}/`);
    const others = rooms.map((entry) => entry.room).filter((other) => !inOwnHouse(other));
    return others
      .filter((other) => !may.some((open) => other === open || other.startsWith(`${open}/`)))
      .map((other) => ({
        target: `./${path.posix.join(under, room)}`,
        from: `./${path.posix.join(under, other)}`,
        except: openInside(other, may),
        message: sentence(room, other),
      }));
  });
}

/** @returns {Zone[]} */
function workspaceZones() {
  const rooms = [...workspaceRooms, { room: 'cms/types', may: [] }, { room: 'cms/database', may: [] }];
  const closed = closeRooms(rooms, '', (room, other) => `${room} does not know ${other}.`);
  const tooling = workspaceRooms.map(({ room }) => ({
    target: `./${room}`,
    from: './.ci',
    message: 'The product does not know its tooling.',
  }));
  return [...closed, ...tooling];
}

/** @returns {Zone[]} */
function siteZones() {
  return closeRooms(
    siteRooms,
    'frontend/src',
    (room, other) => `In the site, ${room} does not import ${other}.`,
  );
}

/**
 * Features never import each other: each existing one is closed to the others.
 * @param {string} root
 * @returns {Zone[]}
 */
function featureZones(root) {
  const folder = path.join(root, 'frontend/src/features');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.map((name) => ({
    target: `./frontend/src/features/${name}`,
    from: './frontend/src/features',
    except: [`./${name}`],
    message: 'A feature does not import another one.',
  }));
}

/** @returns {Zone[]} */
function pluginZones() {
  return pluginRooms.flatMap((plugin) => [
    ...closeRooms(
      pluginFloors,
      `${plugin}/server`,
      (room, other) => `In a plugin, ${room} do not import ${other}.`,
    ),
    ...closeRooms(
      Object.entries(serviceSubjects[plugin] ?? {}).map(([room, may]) => ({ room, may })),
      `${plugin}/server/services`,
      (room, other) => `In ${plugin}, ${room} does not import ${other}.`,
    ),
    {
      target: `./${plugin}/server`,
      from: `./${screenParts}`,
      message: 'Only the screens of a plugin are made of parts of screens.',
    },
    {
      target: `./${plugin}/admin`,
      from: `./${serverParts}`,
      message: 'Screens do not import the code of servers.',
    },
  ]);
}

/**
 * @param {string} root absolute path of the repository
 * @returns {Zone[]}
 */
export function importZones(root) {
  const cmsServer = {
    target: './cms/src/{*.ts,!(admin)/**}',
    from: `./${screenParts}`,
    message: 'Only the screens of the CMS are made of parts of screens.',
  };
  return [
    ...workspaceZones(),
    ...siteZones(),
    ...featureZones(root),
    ...pluginZones(),
    cmsServer,
    sandboxForTests,
  ];
}
