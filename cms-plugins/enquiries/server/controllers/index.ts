/** Every controller of the plugin, by the name under which routes call it. */
export const controllers = {};
