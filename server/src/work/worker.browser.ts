/** Entry of the web worker: bundled by itself, started by `start.browser.ts`. */
import { rulesets } from '../rulesets/registry';
import { siteBy } from './perform';
import { serveWebWorker } from './serve.browser';

serveWebWorker(siteBy(rulesets));
