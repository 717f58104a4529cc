/** Entry of the web worker: bundled by itself, started by `start.browser.ts`. */
import { loadCombats } from '../rulesets/registry';
import { siteBy } from './perform';
import { serveWebWorker } from './serve.browser';

void loadCombats().then((rulesets) => serveWebWorker(siteBy(rulesets)));
