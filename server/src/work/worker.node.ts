/** Entry of the worker thread in Node, which `start.node.ts` starts. */
import { loadCombats } from '../rulesets/registry';
import { siteBy } from './perform';
import { serveThread } from './serve.node';

void loadCombats().then((rulesets) => serveThread(siteBy(rulesets)));
