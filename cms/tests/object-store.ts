import { openBucket, type Bucket } from '@lanternway/object-store/bucket';
import { realStoreAddress } from './env';
import { realStore } from './stores/real-store';
import { standIn } from './stores/stand-in';

/** A store with S3's protocol, which checks signatures, on this machine. */
export interface ObjectStore {
  /** The variables of a server that may use it. */
  variables: Record<string, string>;
  bucket: (name: string) => Bucket;
  /** Everything in a bucket below a prefix, as text. */
  keysIn: (name: string, prefix?: string) => Promise<string[]>;
  /** The next request of this method whose address has this in it waits until it is let go on. */
  holdAt: (method: string, part: string) => Held;
  /** Nobody listens meanwhile. */
  whileAway: (act: () => Promise<void>) => Promise<void>;
  stop: () => Promise<void>;
}

export interface Held {
  /** Resolves once such a request has come. */
  come: Promise<void>;
  goOn: () => void;
}

/** At the real store that TEST_OBJECT_STORE names, or else at a stand-in of this process. */
export async function startObjectStore(buckets: string[]): Promise<ObjectStore> {
  const holds: Hold[] = [];
  const before = async (method: string, url: string) => {
    const index = holds.findIndex((hold) => hold.method === method && url.includes(hold.part));
    const [hold] = index === -1 ? [] : holds.splice(index, 1);
    hold?.begin();
    await hold?.end;
  };
  const store = realStoreAddress ? realStore(realStoreAddress, buckets, before) : standIn(buckets, before);
  const { accessKeyId, secretAccessKey } = store.user;
  let running = await store.listen(0);
  const { port } = running;
  const endpoint = `http://127.0.0.1:${String(port)}`;
  await store.begin(endpoint);
  const bucket = (name: string) =>
    openBucket({ bucket: name, region: 'us-east-1', endpoint, accessKeyId, secretAccessKey });
  return {
    variables: {
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    bucket,
    async keysIn(name, prefix = '') {
      const keys: string[] = [];
      for await (const found of bucket(name).list(prefix)) keys.push(found.key);
      return keys;
    },
    holdAt(method, part) {
      const { come, goOn, ...hold } = createHold();
      holds.push({ method, part, ...hold });
      return { come, goOn };
    },
    async whileAway(act) {
      await running.end();
      try {
        await act();
      } finally {
        running = await store.listen(port);
      }
    },
    async stop() {
      await running.end();
      store.remove();
    },
  };
}

interface Hold {
  method: string;
  part: string;
  begin: () => void;
  end: Promise<void>;
}

function createHold() {
  let begin: () => void = () => undefined;
  let goOn: () => void = () => undefined;
  const come = new Promise<void>((resolve) => (begin = resolve));
  const end = new Promise<void>((resolve) => (goOn = resolve));
  return {
    come,
    end,
    begin: () => {
      begin();
    },
    goOn: () => {
      goOn();
    },
  };
}
