// What is imported through the index of a folder, imported from where it is: otherwise esbuild puts all that the index names into the
// chunk of whoever imports any of it.
import fs from 'node:fs';
import path from 'node:path';

const importing = /^import (?!type\b)\{([^}]*)\} from '(\.[^']*)';/gm;
const exporting = /export (type )?\{([^}]*)\} from '(\.[^']*)';/g;

/**
 * Where the index of a folder has each name from.
 * @param {string} index @returns {ReadonlyMap<string, { file: string, name: string }> | undefined} undefined for a file that holds anything else
 */
function exportsOf(index) {
  const text = fs.readFileSync(index, 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, '');
  if (text.replaceAll(exporting, '').trim() !== '') return undefined;
  /** @type {Map<string, { file: string, name: string }>} */
  const found = new Map();
  for (const [, , names = '', from = ''] of text.matchAll(exporting))
    for (const { name, as } of namesIn(names)) found.set(as, { file: path.resolve(path.dirname(index), from), name });
  return found;
}

/** @param {string} list */
function namesIn(list) {
  const words = list.split(',').map((word) => word.trim());
  return words
    .filter((word) => word !== '')
    .map((word) => {
      const [name = '', as = name] = word.replace(/^type /, '').split(/ as /);
      return { name, as, isType: word.startsWith('type ') };
    });
}

/**
 * The text of a module with the imports of indexes rewritten, line for line.
 * @param {string} text @param {string} file of the module
 * @param {(index: string) => ReturnType<typeof exportsOf>} [exportsIn]
 */
export function withDirectImports(text, file, exportsIn = exportsOf) {
  return text.replaceAll(importing, (statement, /** @type {string} */ list, /** @type {string} */ from) => {
    const target = path.resolve(path.dirname(file), from);
    const names = namesIn(list).filter(({ isType }) => !isType);
    if (exportsAt(target, exportsIn) === undefined) return statement;
    const sources = names.map(({ name }) => sourceOf(target, name, exportsIn));
    if (sources.includes(undefined)) return statement;
    const direct = names.map(({ as }, place) => {
      const { file: source, name: original } = /** @type {{ file: string, name: string }} */ (sources[place]);
      return `import { ${original} as ${as} } from ${JSON.stringify(source)};`;
    });
    return direct.join(' ') + '\n'.repeat(statement.split('\n').length - 1);
  });
}

/**
 * What the index of a folder exports; undefined for anything but such an index.
 * @param {string} target as it is imported, without its suffix @param {(index: string) => ReturnType<typeof exportsOf>} exportsIn
 */
function exportsAt(target, exportsIn) {
  const index = [path.join(target, 'index.ts'), `${target}.ts`].find((each) => fs.existsSync(each));
  return index !== undefined && path.basename(index) === 'index.ts' ? exportsIn(index) : undefined;
}

/**
 * Where a name is stated, through as many indexes as name it; undefined where one does not.
 * @param {string} target @param {string} name @param {(index: string) => ReturnType<typeof exportsOf>} exportsIn
 * @returns {{ file: string, name: string } | undefined}
 */
function sourceOf(target, name, exportsIn) {
  const known = exportsAt(target, exportsIn);
  if (!known) return { file: target, name };
  const found = known.get(name);
  return found && sourceOf(found.file, found.name, exportsIn);
}

/** @param {string} folder whose modules are rewritten @returns {import('esbuild').Plugin} */
export function directImports(folder) {
  return {
    name: 'direct-imports',
    setup: ({ onLoad }) => {
      /** @type {Map<string, ReturnType<typeof exportsOf>>} */
      const known = new Map();
      const exportsIn = (/** @type {string} */ index) => {
        if (!known.has(index)) known.set(index, exportsOf(index));
        return known.get(index);
      };
      onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
        if (!file.startsWith(folder + path.sep)) return undefined;
        return { contents: withDirectImports(fs.readFileSync(file, 'utf8'), file, exportsIn), loader: 'ts' };
      });
    },
  };
}
