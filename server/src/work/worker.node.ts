/** Entry of the worker thread in Node, which `start-worker.node.ts` starts. */
import { serveThread } from './serve.node';
import { loadEntryFinder } from './load-entry-finder';

serveThread(loadEntryFinder);
