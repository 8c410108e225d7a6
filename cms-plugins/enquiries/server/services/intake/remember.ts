interface Read<Value> {
  value: Promise<Value>;
  at: number;
}

/** Keeps a value, and reads it again if it is older than asked for. After a failure the next request reads it again. */
export function remember<Value>(read: () => Promise<Value>): (maxAgeMs: number) => Promise<Value> {
  let known: Read<Value> | undefined;
  return (maxAgeMs) => {
    if (known === undefined || Date.now() - known.at >= maxAgeMs) {
      known = { value: read(), at: Date.now() };
      known.value.catch(() => (known = undefined));
    }
    return known.value;
  };
}
