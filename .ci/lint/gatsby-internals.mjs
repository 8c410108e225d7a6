/** Where Gatsby's private names belong. frontend/site-builder/gatsby-internals/README.md lists them. */
export const gatsbyInternals = 'frontend/site-builder/gatsby-internals';

/** Modules and files of Gatsby that are not its public interface. */
const privatePath = /(^|\/)gatsby(-[a-z-]+)?\/dist(\/|$)|gatsby-cli\/lib|(^|\/)\.cache(\/|$)/;

/** Parts of Gatsby that are replaced or read in memory. */
const privateParts = new Set(['__GATSBY', 'jobsV2', 'flattenedPlugins', 'enqueueJob']);

/** @type {import('eslint').Rule.RuleModule} */
export const onlyInGatsbyInternals = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { inside: `Gatsby's private "{{name}}" is named only in ${gatsbyInternals}.` },
  },
  create(context) {
    /** @param {import('eslint').Rule.Node} node @param {string} name */
    const report = (node, name) => context.report({ node, messageId: 'inside', data: { name } });
    return {
      Literal(node) {
        const { value } = node;
        if (typeof value === 'string' && (privatePath.test(value) || privateParts.has(value)))
          report(node, value);
      },
      TemplateElement(node) {
        if (privatePath.test(node.value.raw)) report(node, node.value.raw);
      },
      Identifier(node) {
        if (privateParts.has(node.name)) report(node, node.name);
      },
    };
  },
};
