/**
 * What programs for Node begin with: the flags of V8, and a `require` that keeps the code of what it loads, for the next start to take less.
 * A bundle of its own, `dist/boot.cjs`: whatever else a program consists of is loaded by it.
 */
import { basename, dirname } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import zlib from 'node:zlib';
import { CodeCache } from './code-cache.node';
import { setFlags, setFlagsAgain } from './flags.node';
import { cacheFolder } from './folder.node';
import { requireIn } from './modules.node';

/** What programs need in any case. V8 takes the code that Node brings of its own modules only before flags are set. */
const needed = ['node:fs/promises', 'node:net'];

/**
 * Sets the flags for a program, and makes its `require`.
 * @param program its path
 * @param ofNode the `require` that Node gave it
 */
export function requireOf(program: string, ofNode: NodeJS.Require): NodeJS.Require {
  if (isMainThread) {
    for (const name of needed) ofNode(name);
    setFlags(basename(program) === 'server.cjs');
  } else setFlagsAgain();
  const folder = canKeep() ? cacheFolder(process) : undefined;
  if (folder === undefined) return ofNode;
  const cache = new CodeCache(folder);
  return requireIn(dirname(program), ofNode, (file, variables) => cache.compiled(file, variables)) as NodeJS.Require;
}

/** Whether this is V8 with all that is needed for it, and nobody wants to know of each file what Node tells of those that it has loaded itself. */
function canKeep(): boolean {
  const { env, sourceMapsEnabled, versions } = process;
  if ('bun' in versions || 'deno' in versions || sourceMapsEnabled || env.NODE_V8_COVERAGE) return false;
  // Nodes before 20.15, as in the oldest VS Code that runs Asdic, have no checksums.
  return typeof (zlib as Partial<typeof zlib>).crc32 === 'function';
}
