import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { readBuildEnv } from '../env';
import { faultsOfContent } from '../faults-of-content';
import { handOverContent } from '../hand-over';
import { blogListRoutes, postRoutes } from './blog-routes';
import { checkoutRoutes } from './checkout-routes';
import { courseRoutes } from './course-routes';
import type { PageContext, Route } from '../../content/pages/page-context';
import { landingRoutes } from './landing-routes';
import { policyInForce, policyRoutes, policyVersionRoutes } from './policy-routes';
import { readRouteData } from './route-data';

function refuseFaults({ getNode, getNodesByType, reporter }: CreatePagesArgs): void {
  const faults = faultsOfContent(getNodesByType, getNode);
  if (faults.length === 0) return;
  const list = faults.map(({ text }) => `  - ${text}`).join('\n');
  reporter.panic(`The content is not ready for the site:\n${list}`);
}

/** Makes the pages that come from entries. Gatsby finds those with their own file. */
export async function createPages(args: CreatePagesArgs): Promise<void> {
  const { drawsDrafts, handOverTo } = readBuildEnv();
  if (handOverTo !== null) handOverContent(handOverTo, args);
  if (!drawsDrafts) refuseFaults(args);
  const { tracks, plans, policies, versions, categories, posts } = await readRouteData(args.graphql);
  const create = (template: string, routes: Route<PageContext>[]) => {
    const component = path.resolve('src/pages', template);
    for (const route of routes) {
      args.actions.createPage({ path: route.path, component, context: { ...route.context } });
    }
  };
  const today = new Date().toISOString().slice(0, 10);
  create('course/template-course.tsx', courseRoutes(tracks.nodes));
  const landing = landingRoutes(
    args.getNodesByType('STRAPI_LANDING_PAGE'),
    args.getNode,
    policyInForce(policies.nodes, 'privacy', today)?.version ?? null,
  );
  create(
    'landing/template-landing.tsx',
    landing.filter(({ context }) => context.form === null),
  );
  create(
    'landing/template-landing-form.tsx',
    landing.filter(({ context }) => context.form === 'free-class'),
  );
  create(
    'landing/template-landing-message.tsx',
    landing.filter(({ context }) => context.form === 'message'),
  );
  create('checkout/template-checkout.tsx', checkoutRoutes(plans.nodes, tracks.nodes));
  create('template-policy.tsx', policyRoutes(policies.nodes, today));
  create('template-policy-version.tsx', policyVersionRoutes(versions.nodes, today));
  create('blog/template-list.tsx', blogListRoutes(posts.nodes, categories.nodes));
  create('blog/template-post.tsx', postRoutes(posts.nodes));
}
