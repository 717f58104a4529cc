/** Entry of the worker thread in Node: bundled by itself, started by `start.node.ts`. */
import { rulesets } from '../rulesets/registry';
import { siteBy } from './perform';
import { serveThread } from './serve.node';

serveThread(siteBy(rulesets));
