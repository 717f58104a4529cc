/** A worker like `worker.node.ts`, on the combats of the tests. */
import { serveThread } from '../../../server/src/work/serve.node';
import { findEntry } from './combats';

serveThread(() => findEntry);
