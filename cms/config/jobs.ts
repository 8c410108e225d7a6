import { env } from '../src/env';

/** Read by the plugins, see server-kit's `runsJobs`. */
export default { run: env.runsJobs };
