const hidden = { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } };

/** The head of a type that only the server writes: staff's content tools do not show it. */
export const recordType = (singularName: string, pluralName: string, displayName: string) => ({
  kind: 'collectionType',
  collectionName: `classes_${pluralName.replaceAll('-', '_')}`,
  info: { singularName, pluralName, displayName },
  options: { draftAndPublish: false },
  pluginOptions: hidden,
});
