/** Gatsby outside a Gatsby build: links are plain anchors, queries are only text. */
const { createElement } = require('react');

/** Properties that Gatsby's Link understands and an anchor does not. */
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
