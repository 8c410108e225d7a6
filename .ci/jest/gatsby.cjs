/** Gatsby outside a Gatsby build: links are plain anchors, queries are only text. */
const { createElement } = require('react');

/** Properties of Gatsby's Link that an anchor does not have. */
const ofGatsby = new Set(['to', 'activeClassName', 'activeStyle', 'partiallyActive', 'replace', 'state']);

/** @param {{ to: string } & Record<string, unknown>} props */
function Link(props) {
  const ofAnchor = Object.entries(props).filter(([name]) => !ofGatsby.has(name));
  return createElement('a', { href: props.to, ...Object.fromEntries(ofAnchor) });
}

module.exports = {
  __esModule: true,
  Link,
  navigate: () => Promise.resolve(),
  withPrefix: (/** @type {string} */ path) => path,
  graphql: (/** @type {TemplateStringsArray} */ query) => query.join(''),
};
