/** Entry of the web worker: bundled by itself, started by `start.browser.ts`. */
import { serveWebWorker } from './serve.browser';
import { loadSites } from './sites';

serveWebWorker(loadSites);
