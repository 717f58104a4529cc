// What is built into Node and takes long to load, asked for late.
import fs from 'node:fs';

const builtin = /const (\w+) = require\(["']((?:node:)?(?:crypto|child_process))["']\);/g;

/** A CommonJS module that asks for these where it uses them, not at its start. @param {string} text */
export function withLateBuiltins(text) {
  const names = [...text.matchAll(builtin)].map(([, name = '', module]) => ({ name, module }));
  return names.reduce(
    (left, { name, module }) => left.replaceAll(`${name}.`, `require("${module}").`),
    text.replaceAll(builtin, ''),
  );
}

/**
 * These packages load at their start what only pipes, and programs that they start, need. Node takes longer for these two modules than for
 * any other.
 * @type {import('esbuild').Plugin}
 */
export const lateBuiltins = {
  name: 'late-builtins',
  setup: ({ onLoad }) => {
    onLoad(
      { filter: /[\\/](?:vscode-jsonrpc[\\/]lib[\\/]node|commander[\\/]lib)[\\/][^\\/]*\.js$/ },
      ({ path: file }) => ({
        contents: withLateBuiltins(fs.readFileSync(file, 'utf8')),
      }),
    );
  },
};
