/** What answers S3's protocol at an address of this machine. */
export interface StoreServer {
  port: number;
  end: () => Promise<void>;
}

/** Its one user. */
export interface StoreUser {
  accessKeyId: string;
  secretAccessKey: string;
}

export interface StoreKind {
  user: StoreUser;
  /** @param port 0 for any that is free */
  listen: (port: number) => Promise<StoreServer>;
  /** Its buckets must be there, and empty. @param endpoint the address of `listen` */
  begin: (endpoint: string) => Promise<void>;
  remove: () => void;
}

/** Waited for before each request is answered. */
export type BeforeRequest = (method: string, url: string) => Promise<void>;
