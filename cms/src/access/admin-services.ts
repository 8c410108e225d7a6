import type { Core } from '@strapi/strapi';

/** The parts of the admin's services that are used here; Strapi leaves them untyped. */
export interface AdminServices {
  role: {
    findOne: (where: { code: string }) => Promise<Role | null>;
    create: (role: { code: string; name: string; description: string }) => Promise<Role>;
    update: (where: { id: number }, role: { name: string; description: string }) => Promise<Role>;
    assignPermissions: (id: number, permissions: Permission[]) => Promise<unknown>;
    getUsersCount: (id: number) => Promise<number>;
    deleteByIds: (ids: number[]) => Promise<unknown>;
    resetSuperAdminPermissions: () => Promise<void>;
    hooks: { willResetSuperAdminPermissions: Hook<Permission[]> };
  };
  'content-type': {
    getPermissionsWithNestedFields: (actions: { actionId: string; subjects: string[] }[]) => Permission[];
  };
  permission: {
    actionProvider: { get: (action: string) => { actionId: string } };
    conditionProvider: { keys: () => string[] };
    engine: { generateUserAbility: (user: Pick<User, 'id'>) => Promise<Ability> };
  };
  user: {
    exists: () => Promise<boolean>;
    findOneByEmail: (email: string) => Promise<User | null>;
    create: (user: NewUser) => Promise<User>;
    updateById: (id: number, change: Partial<NewUser>) => Promise<User>;
  };
  token: { createToken: () => string };
  auth: { validatePassword: (password: string, hash: string) => Promise<boolean> };
  'api-token': {
    create: (token: NewToken) => Promise<Token>;
    update: (id: number, token: NewToken) => Promise<Token>;
    hash: (key: string) => string;
  };
}

/** Each handler takes what the one before it has returned. */
interface Hook<Value> {
  register: (handler: (value: Value) => Promise<Value>) => unknown;
  delete: (handler: (value: Value) => Promise<Value>) => unknown;
}

interface Role {
  id: number;
}

export interface Permission {
  action: string;
  subject?: string | null;
  properties?: { fields?: string[] };
  conditions?: string[];
  actionParameters?: object;
}

/** What somebody may do, to be asked. */
export interface Ability {
  can: (action: string, subject?: string) => boolean;
}

export interface User {
  id: number;
  password: string;
  /** Of an invitation that nobody has used yet. */
  registrationToken: string | null;
}

interface NewUser {
  email: string;
  firstname: string;
  password?: string;
  isActive: boolean;
  roles: number[];
  registrationToken?: string;
}

interface Token {
  id: number;
}

interface NewToken {
  name: string;
  description: string;
  type: 'custom';
  permissions: string[];
  lifespan: null;
}

export function adminService<Name extends keyof AdminServices>(
  strapi: Core.Strapi,
  name: Name,
): AdminServices[Name] {
  return strapi.service(`admin::${name}`) as unknown as AdminServices[Name];
}
