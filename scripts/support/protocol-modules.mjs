// Converts the packages of the language server protocol back to ES modules, so that a bundle holds only the parts it uses: as CommonJS
// (compiled by TypeScript), every module copies some 400 names of the ones below it. Measured: `initialize` is 25 % and the first
// diagnostics are 14 % earlier. To be removed once these packages ship ES modules. If two of them export the same name, CommonJS keeps the
// first one, and this module exports neither.
import fs from 'node:fs';

// Statements in the form that TypeScript writes, each at the begin of a line.
const helper = /^var __\w+ = \(this &&[^]*?^\}(?:\)+(?:\(\))?)?;\n/gm;
const marking =
  /^(?:"use strict"|Object\.defineProperty\(exports, "__esModule", \{ value: true \}\)|(?:exports\.\w+ = )+void 0);\n/gm;
const requiring = /^(?:const|var) (\w+) = (?:__import(?:Star|Default)\()?require\(("[^"]+")\)\)?;$/gm;
const exportingAll = /^__exportStar\(require\(("[^"]+")\), exports\);$/gm;
const handingOn =
  /^Object\.defineProperty\(exports, "(\w+)", \{ enumerable: true, get: function \(\) \{ return (\w+)\.(\w+); \} \}\);$/gm;
const exporting = /^exports\.(\w+) = (\w+);$/gm;
const namespace =
  /^(export )?var (\w+);\n\(function \(\2\) \{\n([^]*?)^\}\)\(\2 \|\| \((exports\.\2 = )?\2 = \{\}\)\);$/gm;
const moreOfNamespace = /^\}\)\((\w+) \|\| \(exports\.\1 = \1 = \{\}\)\);$/gm;
const member = /\bexports\.(\w+)/g;

/**
 * @param {string} text of a CommonJS module that TypeScript has compiled from an ES module
 * @throws Error if a statement was not understood
 */
export function convertToModule(text) {
  const from = new Map([...text.matchAll(requiring)].map(([, name, module]) => [name, module]));
  const made = text
    .replaceAll(helper, '')
    .replaceAll(marking, '')
    .replaceAll(requiring, 'import * as $1 from $2;')
    .replaceAll(exportingAll, 'export * from $1;')
    .replaceAll(handingOn, (_, name, module, original) => `export { ${original} as ${name} } from ${from.get(module)};`)
    .replaceAll(exporting, 'export { $2 as $1 };')
    // Unused parts of these are dropped.
    .replaceAll(namespace, (_, before, name, body, behind) => {
      const exported = (before ?? behind) ? 'export ' : '';
      return `${exported}var ${name} = /* @__PURE__ */ (function (${name}) {\n${body}return ${name}; })({});`;
    })
    .replaceAll(moreOfNamespace, '})($1);')
    .replaceAll(/^exports\.(\w+) = /gm, 'export const $1 = ')
    .replaceAll(member, '$1');
  const [left] = /^.*(?:\bexports\b|\b__(?:import|export|create)\w+\(|\brequire\(["'][^\w]).*$/m.exec(made) ?? [];
  if (left !== undefined) throw new Error(`no ES module can be made of: ${left}`);
  return made;
}

/** @type {import('esbuild').Plugin} */
export const protocolModules = {
  name: 'protocol-modules',
  setup: ({ onLoad }) => {
    const filter =
      /[\\/]vscode-(?:jsonrpc|languageserver(?:-protocol|-types)?)[\\/]lib[\\/](?:common|node|browser|esm)[\\/].*\.js$/;
    onLoad({ filter }, ({ path: file }) => ({ contents: convertToModule(fs.readFileSync(file, 'utf8')) }));
  },
};
