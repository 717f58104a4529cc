// A package that is a file of its own, loaded when something of it is first called: what few files need, none waits for.
import { createRequire } from 'node:module';

/**
 * The module that stands in the place of a CommonJS package: its functions and classes, each of which loads the package. A function that is
 * called so must not be compared, extended or asked for its members.
 * @param {string} name @param {string} file beside the bundles, above their chunks
 */
function standIn(name, file) {
  const exported = Object.entries(createRequire(import.meta.url)(name)).filter(([, it]) => typeof it === 'function');
  const functions = exported.map(
    ([each]) => `export function ${each}(...given) {
  const { ${each}: it } = loaded();
  return new.target ? new it(...given) : it(...given);
}`,
  );
  return `let known;
function loaded() {
  return (known ??= require(__dirname.replace(/chunks$/, '') + '/${file}'));
}
${functions.join('\n')}
`;
}

/** @param {string} name of the package @param {string} file that it is bundled to @returns {import('esbuild').Plugin} */
export function latePackage(name, file) {
  return {
    name: `late-${name}`,
    setup: ({ onResolve, onLoad }) => {
      const namespace = `late-${name}`;
      onResolve({ filter: new RegExp(`^${name}$`) }, () => ({ path: name, namespace, sideEffects: false }));
      onLoad({ filter: /^/, namespace }, () => ({ contents: standIn(name, file), loader: 'js' }));
    },
  };
}
