/** Loads the CommonJS modules of a build, by the code that is kept of them. */
import path from 'node:path';
import type { Compiled } from './code-cache.node';

interface Module {
  exports: unknown;
}

/** What a module of ours uses of Node's `require`. */
interface Require {
  (id: string): unknown;
  readonly cache: Readonly<Record<string, Module>>;
  resolve(id: string): string;
}

/** The variables of a CommonJS module, as Node gives them. */
const variables = ['exports', 'require', 'module', '__filename', '__dirname'];

/**
 * A `require` for the modules of a build: they are given by their paths, with their ending. All else is asked of Node.
 * @param folder the one that all of them lie in
 * @param ofNode the `require` that Node has given
 * @param compiled what has the code of a file with these variables
 */
export function requireIn(
  folder: string,
  ofNode: (id: string) => unknown,
  compiled: (file: string, variables: readonly string[]) => Compiled,
): Require {
  const cache: Record<string, Module> = {};

  function requireFrom(from: string): Require {
    const resolve = (id: string): string => path.resolve(from, id);
    const isOurs = (id: string): boolean =>
      id.endsWith('.cjs') && (id.startsWith('.') || path.isAbsolute(id)) && resolve(id).startsWith(folder + path.sep);
    return Object.assign((id: string) => (isOurs(id) ? load(resolve(id)) : ofNode(id)), { cache, resolve });
  }

  function load(file: string): unknown {
    const loaded = cache[file];
    if (loaded) return loaded.exports;
    const module: Module = { exports: {} };
    const from = path.dirname(file);
    const run = compiled(file, variables);
    // Known before it has run, as in Node. One that failed is tried again by whoever asks again.
    cache[file] = module;
    try {
      run(module.exports, requireFrom(from), module, file, from);
    } catch (error) {
      delete cache[file];
      throw error;
    }
    return module.exports;
  }

  return requireFrom(folder);
}
