/** What all tables of this plugin have in common. Machine-written, so staff's content tools do not show them. */
export const recordType = (singularName: string, pluralName: string, displayName: string, table: string) => ({
  kind: 'collectionType' as const,
  collectionName: table,
  info: { singularName, pluralName, displayName },
  options: { draftAndPublish: false },
  pluginOptions: { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } },
});
