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
    const index = [path.join(target, 'index.ts'), `${target}.ts`].find((each) => fs.existsSync(each));
    const known = index !== undefined && path.basename(index) === 'index.ts' ? exportsIn(index) : undefined;
    if (!known) return statement;
    const names = namesIn(list).filter(({ isType }) => !isType);
    if (names.some(({ name }) => !known.has(name))) return statement;
    const direct = names.map(({ name, as }) => {
      const { file: source, name: original } = /** @type {{ file: string, name: string }} */ (known.get(name));
      return `import { ${original} as ${as} } from ${JSON.stringify(source)};`;
    });
    return direct.join(' ') + '\n'.repeat(statement.split('\n').length - 1);
  });
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
