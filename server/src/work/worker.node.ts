/** Entry of the worker thread in Node: bundled by itself, started by `start.node.ts`. */
import { loadCombats } from '../rulesets/registry';
import { siteBy } from './perform';
import { serveThread } from './serve.node';

void loadCombats().then((rulesets) => serveThread(siteBy(rulesets)));
