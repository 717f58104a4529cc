/**
 * What programs for Node begin with: the flags of V8, and a `require` that keeps the code of what it loads, for the next start to take less.
 * A bundle of its own, `dist/boot.cjs`: whatever else a program consists of is loaded by it.
 */
import { basename, dirname } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { CodeCache } from './code-cache.node';
import { setFlags, setFlagsAgain } from './flags.node';
import { cacheFolder } from './folder.node';
import { requireIn } from './modules.node';

/**
 * Sets the flags for a program, and makes its `require`.
 * @param program its path
 * @param ofNode the `require` that Node gave it
 */
export function requireOf(program: string, ofNode: NodeJS.Require): NodeJS.Require {
  if (isMainThread) setFlags(basename(program) === 'server.cjs');
  else setFlagsAgain();
  const kept = 'bun' in process.versions || 'deno' in process.versions ? undefined : cacheFolder(process);
  if (kept === undefined) return ofNode;
  const cache = new CodeCache(kept);
  return requireIn(dirname(program), ofNode, (file, variables) => cache.compiled(file, variables)) as NodeJS.Require;
}
