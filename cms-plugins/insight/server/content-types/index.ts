export const contentTypes = {};
