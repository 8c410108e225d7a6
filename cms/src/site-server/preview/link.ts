import { publishingPermissions } from '@lanternway/contracts/publishing/staff';
import type { Core } from '@strapi/strapi';

interface Asked {
  documentId: string;
  status: string;
}

type Link = { kind: 'link'; url: string } | { kind: 'none' };

interface Links {
  link: (asked: {
    uid: string;
    documentId: string;
    status: 'draft' | 'published';
    staffId: number;
  }) => Promise<Link>;
}

interface Request {
  userAbility: { can: (action: string, subject?: string) => boolean };
  user: { id: number };
}

/**
 * The address that Strapi's own preview shows next to an entry. With null, its button does not appear. Strapi asks for
 * it on behalf of any logged-in staff, and leaves the check of their permissions to us.
 */
export async function previewAddress(
  strapi: Core.Strapi,
  uid: string,
  { documentId, status }: Asked,
): Promise<string | null> {
  const { userAbility, user } = (strapi.requestContext.get()?.state ?? {}) as Partial<Request>;
  if (user === undefined || userAbility?.can(publishingPermissions.preview) !== true) return null;
  if (!userAbility.can('plugin::content-manager.explorer.read', uid)) return null;
  const links = strapi.plugin('publisher').service('preview') as Links;
  const made = await links.link({
    uid,
    documentId,
    // Strapi calls a draft that differs from the published entry 'modified'.
    status: status === 'published' ? 'published' : 'draft',
    staffId: user.id,
  });
  return made.kind === 'link' ? made.url : null;
}
