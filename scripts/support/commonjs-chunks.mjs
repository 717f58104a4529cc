// What esbuild has split into chunks, as CommonJS: it splits ES modules alone. Node reads ES modules file by file without blocking, which
// takes a start longer than all that it could do meanwhile.
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { parse } from 'es-module-lexer/js';

/** The statements that a bundler makes: what they name, and from where. */
const importing = /^import\s*(?:([\w$]+)\s*,?\s*)?(?:\*\s*as\s+([\w$]+)\s*)?(?:\{([^}]*)\}\s*)?(?:from\s*)?("[^"]+")$/;
const exporting = /^export\s*(\{[^}]*\})/;

/** The names in the braces of a statement. @param {string} list @param {string} pattern of one that has another name outside */
const names = (list, pattern) => list.replaceAll(/([\w$]+)\s+as\s+([\w$]+)/g, pattern);

/** A statement that imports, as one that requires. @param {string} statement */
function required(statement) {
  return statement.replace(importing, (_, name, all, list, from) => {
    if (name !== undefined && all !== undefined) return statement;
    const whole = name ?? all;
    const parts = list === undefined ? undefined : `{${names(list, '$1: $2')}}`;
    if (whole === undefined) return `${parts ? `const ${parts} = ` : ''}require(${from})`;
    return `const ${whole} = require(${from})${parts ? `, ${parts} = ${whole}` : ''}`;
  });
}

/**
 * What is loaded on demand: a chunk with those that it needs, each in a turn of its own, so that nobody who asks meanwhile waits for all of
 * them.
 * @param {string} expression
 * @param {(file: string) => readonly string[]} filesFor all files to be loaded before one, in their order
 * @throws Error where it is none of the build's: code that is kept cannot import what Node has to find
 */
function requiredOnDemand(expression, filesFor) {
  const [, file] = /^import\("(\.[^"]+)"\)$/.exec(expression) ?? [];
  if (file === undefined) throw new Error(`Not of the build, so it has to be required: ${expression}`);
  const wanted = `require("${file}")`;
  const needed = filesFor(file).map((each) => JSON.stringify(each));
  if (needed.length === 0) return `Promise.resolve().then(() => ${wanted})`;
  const inTurns = `[${needed.join()}].reduce((before, file) => before.then(() => (require(file), new Promise(setImmediate))), Promise.resolve())`;
  return `(require.cache[require.resolve("${file}")] ? Promise.resolve() : ${inTurns}).then(() => ${wanted})`;
}

/**
 * A module as CommonJS, line for line. This holds for chunks as esbuild makes them, which import one another in no circle, and as long as
 * nothing that a module exports is assigned to later.
 * @param {string} text
 * @param {(file: string) => readonly string[]} [filesFor] all files to be loaded before one that is loaded on demand, in their order
 * @throws SyntaxError where a statement was not understood
 */
export function asCommonJs(text, filesFor = () => []) {
  const [imports, exports] = parse(text);
  let made = '';
  let at = 0;
  for (const { ss: from, se: to, d: kind } of imports) {
    const found = text.slice(from, to);
    made += text.slice(at, from) + (kind < 0 ? required(found) : requiredOnDemand(found, filesFor));
    at = to;
  }
  const begins = [...text.slice(0, exports[0]?.s ?? 0).matchAll(/\bexport\s*\{/g)];
  const statement = begins.at(-1)?.index ?? text.length;
  const exported = text.slice(statement).replace(exporting, (_, list) => `module.exports = ${names(list, '$2: $1')}`);
  const strict = `"use strict";${made}${text.slice(at, statement)}${exported}`;
  new vm.Script(`(function (exports, require, module, __filename, __dirname) {${strict}\n})`);
  return strict;
}

/** Options of builds whose files are written here. @type {WeakSet<import('esbuild').BuildOptions>} */
const taken = new WeakSet();

/**
 * Writes the files of a build in the place of esbuild.
 * @param {ReadonlySet<string>} programs names of the entries that are started
 * @param {string} head whole lines that a program begins with
 * @returns {import('esbuild').Plugin}
 */
export function commonJsChunks(programs, head) {
  return {
    name: 'commonjs-chunks',
    setup: ({ initialOptions, onEnd }) => {
      if (initialOptions.write === false && !taken.has(initialOptions)) return;
      taken.add(initialOptions);
      initialOptions.write = false;
      onEnd(({ outputFiles = [] }) => {
        const needs = needsOf(outputFiles.filter(({ path: file }) => file.endsWith('.cjs')));
        for (const { path: file, text } of outputFiles) {
          const [name = '', ...kinds] = path.basename(file).split('.');
          const begins = programs.has(name) ? head : '';
          fs.mkdirSync(path.dirname(file), { recursive: true });
          if (kinds.includes('map')) fs.writeFileSync(file, movedDown(text, begins.split('\n').length - 1));
          else fs.writeFileSync(file, begins + asCommonJs(text, filesFrom(file, needs)));
          if (begins !== '' && kinds.length === 1) fs.chmodSync(file, 0o755);
        }
      });
    },
  };
}

/** Of each file those that it imports. @param {readonly import('esbuild').OutputFile[]} files @returns {Map<string, string[]>} */
function needsOf(files) {
  const importsOf = (/** @type {import('esbuild').OutputFile} */ { path: file, text }) =>
    parse(text)[0].flatMap(({ n: name, d: kind }) =>
      kind < 0 && name?.startsWith('.') ? [path.resolve(path.dirname(file), name)] : [],
    );
  return new Map(files.map((file) => [file.path, importsOf(file)]));
}

/**
 * What is still to be loaded for a file that another one loads on demand.
 * @param {string} from the one that does @param {Map<string, string[]>} needs
 * @returns {(file: string) => string[]} as paths from there, that which is needed before that which needs it
 */
function filesFrom(from, needs) {
  const folder = path.dirname(from);
  const relative = (/** @type {string} */ file) => `./${path.relative(folder, file).replaceAll('\\', '/')}`;
  return (file) => {
    const loaded = new Set(inOrder(from, needs));
    const all = [...inOrder(path.resolve(folder, file), needs)];
    return all
      .slice(0, -1)
      .filter((each) => !loaded.has(each))
      .map(relative);
  };
}

/**
 * @param {string} file @param {Map<string, string[]>} needs @param {Set<string>} [order] that of loading
 * @param {readonly string[]} [above] those that need it
 * @throws Error where files import one another in a circle: as CommonJS one of them would find the other empty
 */
function inOrder(file, needs, order = new Set(), above = []) {
  if (above.includes(file))
    throw new Error(`These files import one another in a circle: ${[...above, file].join(', ')}`);
  if (order.has(file)) return order;
  for (const needed of needs.get(file) ?? []) inOrder(needed, needs, order, [...above, file]);
  return order.add(file);
}

/** A source map of a file that begins so many lines further down. @param {string} map @param {number} lines */
function movedDown(map, lines) {
  const { mappings, ...rest } = JSON.parse(map);
  return JSON.stringify({ ...rest, mappings: ';'.repeat(lines) + mappings });
}
