// Loaded before all modules under Wine, where esbuild's own program does not start: imports of esbuild lead to the one in WebAssembly.
import { register } from 'node:module';

const address = JSON.stringify(process.env.ASDIC_ESBUILD ?? 'esbuild');
const hook = `export const resolve = (name, context, next) => next(name === 'esbuild' ? ${address} : name, context);`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);
