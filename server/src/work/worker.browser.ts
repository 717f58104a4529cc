/** Entry of the web worker: bundled by itself, started by `start.browser.ts`. */
import { loadRulesets } from '../rulesets/registry';
import { siteBy } from './perform';
import { serveWebWorker } from './serve.browser';

void loadRulesets().then((rulesets) => serveWebWorker(siteBy(rulesets)));
