import { auditSentences, type Way } from '@lanternway/contracts/audit/staff';
import { currentActor, isStandIn, type Actor } from '@lanternway/server-kit/acting';
import { networkOf, widerNetworkOf } from '@lanternway/server-kit/http/networks';
import type { Core } from '@strapi/strapi';

/** Who does something, and in which way. */
export interface Who {
  actorId: number | null;
  actorName: string;
  actorRole: string | null;
  addressCut: string | null;
  requestId: string | null;
  via: Way;
}

/** Between the roles of somebody who has several. */
export const betweenRoles = ', ';

interface HasRoles {
  roles?: { name: string }[];
}

interface AdminState {
  requestId?: string;
  user?: HasRoles;
  auth?: { strategy?: { name?: string } };
}

/** Who is at work here: the person who is logged in, or who planned it, or the server. */
export const currentWho = (strapi: Core.Strapi): Who => whoIs(strapi, currentActor(strapi));

/** The same, for a person whose login is not in the request, or for nobody (null). */
export function whoIs(strapi: Core.Strapi, actor: Actor | null): Who {
  const request = isStandIn() ? undefined : strapi.requestContext.get();
  const state = request?.state as AdminState | undefined;
  const nobody = request === undefined ? auditSentences.machine : auditSentences.unknown;
  return {
    actorId: actor?.id ?? null,
    actorName: actor?.name ?? nobody,
    actorRole: rolesOf(state?.user),
    addressCut: request === undefined ? null : cutAddress(request.request.ip),
    requestId: state?.requestId ?? null,
    via: wayOf(strapi, state),
  };
}

/** As a line keeps them. */
export function rolesOf(user: HasRoles | null | undefined): string | null {
  const roles = user?.roles;
  if (!Array.isArray(roles) || roles.length === 0) return null;
  return roles
    .map(({ name }) => name)
    .join(betweenRoles)
    .slice(0, 255);
}

function wayOf(strapi: Core.Strapi, state: AdminState | undefined): Way {
  if (state !== undefined)
    return /api-token|admin-token/.test(state.auth?.strategy?.name ?? '') ? 'call' : 'screen';
  // A command, such as the seeds, opens no port.
  return strapi.server.httpServer.listening ? 'schedule' : 'seed';
}

/** The network of an address, in which it is one of many: /24 of IPv4, /48 of IPv6. */
export function cutAddress(address: string): string | null {
  const wide = widerNetworkOf(address);
  if (wide !== null) return `${wide}::/48`;
  const plain = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(networkOf(address));
  return plain?.[1] === undefined ? null : `${plain[1]}.0/24`;
}
