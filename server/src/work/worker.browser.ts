/** Entry of the web worker: bundled by itself, started by `start-worker.browser.ts`. */
import { serveWebWorker } from './serve.browser';
import { loadEntryFinder } from './load-entry-finder';

serveWebWorker(loadEntryFinder);
