/** Provided by the environment that these tests run in (.ci/jest/outside-environment.cjs). */
declare const requireOutside: (name: string) => unknown;

/** Loads a module as Node itself does. All test files of one process share it, except modules of our own. */
export const outside = <Module>(name: string): Module => requireOutside(name) as Module;
