// The layers of the project (ARCHITECTURE.md) as a lint rule: what each folder may import.
import path from 'node:path';
import { projectRoot } from './support/project.mjs';

/**
 * @typedef {object} Layer
 * @property {string[]} layers other layers it may import
 * @property {string[]} packages npm packages it may import; a name stands for its subpaths too
 * @property {boolean} [node] whether it may import what Node brings (files, threads, processes)
 * @property {string[]} [types] layers of which it may import types only
 */

/** By folder, or by a module without its ending. @type {Record<string, Layer>} */
export const layers = {
  'server/src/dice': { layers: [], packages: ['pure-rand'] },
  'server/src/engine': { layers: ['dice'], packages: [] },
  'server/src/model': { layers: ['engine'], packages: [], types: ['generated'] },
  // One module of pure functions: whoever speaks to the user, the client too, writes numbers and lists by it.
  'server/src/model/wording': { layers: [], packages: [] },
  'server/src/rulesets': { layers: ['dice', 'engine', 'model', 'wording'], packages: [], types: ['generated'] },
  'server/src/schema': { layers: ['model', 'wording', 'generated'], packages: [] },
  'server/src/text': { layers: ['model'], packages: ['yaml'] },
  // Features make what the protocol describes: reports, links to rule pages.
  'server/src/features': {
    layers: ['schema', 'text', 'model', 'wording', 'engine', 'rulesets', 'protocol'],
    packages: [],
  },
  'server/src/work': { layers: ['engine', 'rulesets', 'model'], packages: [], node: true },
  'server/src/protocol': { layers: [], packages: [] },
  'server/src/lsp': {
    layers: ['features', 'work', 'protocol', 'wording'],
    packages: ['vscode-languageserver', 'vscode-languageserver-textdocument', 'vscode-uri'],
    node: true,
  },
  'server/src/cli': { layers: ['features', 'work', 'wording'], packages: ['commander'], node: true },
  'server/src/generated': { layers: [], packages: [] },
  'client/src/report': { layers: ['protocol', 'wording', 'client'], packages: ['vscode', '@observablehq/plot'] },
  'client/src': { layers: ['protocol', 'wording'], packages: ['vscode', 'vscode-languageclient'], node: true },
};

const byDepth = Object.keys(layers).sort((a, b) => b.length - a.length);

/** The folder or module of the layer that a file belongs to. @param {string} file relative to the project, with slashes */
function layerOf(file) {
  const module = file.replace(/\.ts$/, '');
  return byDepth.find((folder) => module.startsWith(`${folder}/`) || module === folder);
}

/** @param {string} folder */
const shortName = (folder) => (folder === 'client/src' ? 'client' : path.posix.basename(folder));

/**
 * What is wrong with an import.
 * @param {string} file the importing file, relative to the project, with slashes
 * @param {string} specifier what stands in the import
 * @param {boolean} typeOnly whether only types are imported
 * @returns {string | undefined} a message, or undefined when the import is allowed
 */
export function forbiddenImport(file, specifier, typeOnly) {
  const from = layerOf(file);
  if (from === undefined) return undefined;
  const own = /** @type {Layer} */ (layers[from]);
  if (specifier.startsWith('.')) {
    const target = path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier));
    const to = layerOf(target);
    if (to === from || isInside(from, to)) return undefined;
    if (to === undefined) return `${shortName(from)}/ may not import ${target}, which belongs to no layer.`;
    const name = shortName(to);
    if (own.layers.includes(name)) return undefined;
    if (!own.types?.includes(name)) return `${shortName(from)}/ may not import ${name}/: ${allowed(own.layers)}.`;
    return typeOnly ? undefined : `${shortName(from)}/ may import only types of ${name}/ (import type).`;
  }
  if (specifier.startsWith('node:'))
    return own.node ? undefined : `${shortName(from)}/ runs everywhere: it may not import ${specifier}.`;
  const isAllowed = own.packages.some((name) => specifier === name || specifier.startsWith(`${name}/`));
  return isAllowed
    ? undefined
    : `${shortName(from)}/ may not import the package ${specifier}: ${allowed(own.packages)}.`;
}

/** The client's own folders that are layers for themselves: the client may import them. @param {string} from @param {string | undefined} to */
const isInside = (from, to) => to !== undefined && to.startsWith(`${from}/`);

/** @param {string[]} names */
const allowed = (names) => (names.length === 0 ? 'it imports nothing' : `it imports only ${names.join(', ')}`);

/** @type {import('eslint').Rule.RuleModule} */
export const layersRule = {
  meta: {
    type: 'problem',
    schema: [],
    docs: { description: 'a layer imports only the layers and packages that it may' },
  },
  create(context) {
    const file = path.relative(projectRoot, context.filename).split(path.sep).join('/');
    /** @param {any} node an import or export with a source */
    const check = (node) => {
      const specifier = node.source?.value;
      if (typeof specifier !== 'string') return;
      const typeOnly = node.importKind === 'type' || node.exportKind === 'type';
      const message = forbiddenImport(file, specifier, typeOnly);
      if (message !== undefined) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};
