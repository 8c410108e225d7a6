/*
 * Loaded into a server before anything else (`node --require`). No work is found by asking again and again: what is to be done
 * is done at the start, or when somebody says so.
 */
const usual = globalThis.setInterval;

/** @type {any} */ (globalThis).setInterval = (
  /** @type {() => void} */ work,
  /** @type {number} */ ms,
  /** @type {unknown[]} */ ...given
) =>
  usual(
    ms >= 1_000 && /cms-plugins\//.test(new Error('made here').stack ?? '') ? () => undefined : work,
    ms,
    ...given,
  );
