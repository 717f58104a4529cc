// The packages of the language server protocol as ES modules, which they were before TypeScript compiled them to CommonJS. A bundle then holds
// only what it uses: as CommonJS, every module copies some 400 names of the ones below it. Measured: `initialize` comes 25 % and the first
// problems 14 % earlier. To be removed once these packages ship ES modules themselves. A name that two of them export is the first one's in
// CommonJS, and is not exported here.
import fs from 'node:fs';

// Statements as TypeScript writes them, each from the begin of a line.
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
 * @param {string} text of a CommonJS module that TypeScript has made of an ES module
 * @throws Error where a statement was not understood
 */
export function asModule(text) {
  const from = new Map([...text.matchAll(requiring)].map(([, name, module]) => [name, module]));
  const made = text
    .replaceAll(helper, '')
    .replaceAll(marking, '')
    .replaceAll(requiring, 'import * as $1 from $2;')
    .replaceAll(exportingAll, 'export * from $1;')
    .replaceAll(handingOn, (_, name, module, original) => `export { ${original} as ${name} } from ${from.get(module)};`)
    .replaceAll(exporting, 'export { $2 as $1 };')
    // What nothing uses of these is left out.
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
    onLoad({ filter }, ({ path: file }) => ({ contents: asModule(fs.readFileSync(file, 'utf8')) }));
  },
};
