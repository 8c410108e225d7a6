interface Read<Value> {
  value: Promise<Value>;
  at: number;
}

/** Reads again what is older than asked for. What failed is read again by the next request. */
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
