const patienceMs = 15_000;

const loading = new Map<string, Promise<boolean>>();

function load(src: string): Promise<boolean> {
  const script = Object.assign(document.createElement('script'), { src, async: true });
  return new Promise((resolve) => {
    const timer = setTimeout(() => finish(false), patienceMs);
    const finish = (isThere: boolean) => {
      clearTimeout(timer);
      // A script that never came must not run later, when nobody expects it.
      if (!isThere) script.remove();
      resolve(isThere);
    };
    script.onload = () => finish(true);
    script.onerror = () => finish(false);
    document.head.append(script);
  });
}

/** Loads a script of another site once. False if it is blocked or does not come; the next call tries again. */
export function loadScript(src: string): Promise<boolean> {
  const present = loading.get(src) ?? load(src);
  loading.set(src, present);
  void present.then((isThere) => {
    if (!isThere) loading.delete(src);
  });
  return present;
}
