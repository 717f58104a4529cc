// Loaded before all modules under Wine, where esbuild's own program does not start: imports of esbuild lead to the one in WebAssembly.
import { registerHooks } from 'node:module';

const { ASDIC_ESBUILD: address = 'esbuild' } = process.env;
registerHooks({ resolve: (name, context, next) => next(name === 'esbuild' ? address : name, context) });
