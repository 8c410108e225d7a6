import type { Context, Gatsby } from './internals';

/**
 * Runs the queries of the pages that are new, have another context, or read a node that has changed. What a query reads
 * it must read through Gatsby's node model, which notes the nodes. Pictures that they ask for may still be under way.
 */
export async function runDirtyQueries(
  { store, services, GraphQLRunner }: Gatsby,
  context: Context,
): Promise<void> {
  const graphqlRunner = new GraphQLRunner(store, { collectStats: false });
  const { queryIds } = await services.calculateDirtyQueries(context);
  await services.runStaticQueries({ ...context, queryIds, graphqlRunner });
  await services.runPageQueries({ ...context, queryIds, graphqlRunner });
  await services.runSliceQueries({ ...context, queryIds, graphqlRunner });
}
