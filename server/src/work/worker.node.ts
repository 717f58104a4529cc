/** Entry of the worker thread in Node: bundled by itself, started by `start.node.ts`. */
import { loadRulesets } from '../rulesets/registry';
import { siteBy } from './perform';
import { serveThread } from './serve.node';

void loadRulesets().then((rulesets) => serveThread(siteBy(rulesets)));
