/** Given by the environment that these tests run in (.ci/jest/outside-environment.cjs). */
declare const requireOutside: (name: string) => unknown;

/** Loads a module as Node itself does: what is loaded so is shared by all test files of one process, but for our own. */
export const outside = <Module>(name: string): Module => requireOutside(name) as Module;
