// Compiles validators from the schemas with ajv, so that a server compiles nothing at run time and needs no `eval`.
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import { removeAnnotations } from './schemas.mjs';

/** @typedef {import('./schemas.mjs').JsonSchema} JsonSchema */

const banner = '// Generated from schemas/ by scripts/generate.mjs: do not edit.\n';

/** A CommonJS module with wrong types. @type {typeof import('ajv/dist/standalone/index.js').default} */
const standalone = createRequire(import.meta.url)('ajv/dist/standalone').default;

/** The name of the validator of a scenario without its parts; the others have the names of their lists. */
const rootValidator = 'root';

/**
 * The root lists of a ruleset whose items (parts) are validated separately, with the names of the definitions of the items.
 * @param {JsonSchema} bundled
 * @returns {[list: string, definition: string][]}
 * @throws if the items of such a list are not a definition
 */
function listPartDefinitions({ properties = {}, $defs = {} }) {
  const lists = Object.entries(properties).filter(([, { items }]) => items?.part !== undefined);
  return lists.map(([list, { items }]) => {
    const definition = String(items.$ref ?? '').replace('#/$defs/', '');
    if (!(definition in $defs)) throw new Error(`the parts in "${list}" must refer to a definition`);
    if (list === rootValidator) throw new Error(`a list of parts may not be called "${rootValidator}"`);
    return [list, definition];
  });
}

/**
 * The code of a ruleset's validators: `validators.root` for a scenario without its parts, and one for the items of each list of parts.
 * @param {string} ruleset
 * @param {JsonSchema} bundled
 * @returns {string} the text of an ES module
 */
export function renderValidatorFile(ruleset, bundled) {
  const parts = listPartDefinitions(bundled);
  const ajv = new Ajv({
    allErrors: true,
    discriminator: true,
    messages: false,
    strict: false, // `checkSchemas` validates the whole schema strictly, annotations included
    strictNumbers: true,
    inlineRefs: false, // references as calls reduce the code to a fifth
    code: { source: true, esm: true },
  });
  const schema = removeAnnotations(bundled);
  for (const [list] of parts) delete schema.properties[list].items;
  ajv.addSchema(schema, ruleset);
  const partReferences = Object.fromEntries(
    parts.map(([list, definition]) => [list, `${ruleset}#/$defs/${definition}`]),
  );
  const code = convertToModule(standalone(ajv, { [rootValidator]: ruleset, ...partReferences }));
  return `${banner}${code}\nexport const validators = { ${[rootValidator, ...Object.keys(partReferences)].join(', ')} };\n`;
}

/** Converts the output of ajv to a module for bundlers and Node, and makes collecting errors linear. @param {string} code */
function convertToModule(code) {
  /** @type {string[]} */
  const imports = [];
  const text = code
    .replace('"use strict";', '')
    .replaceAll(/const (\w+) = require\("([^"]+)"\)\.default;/g, (_match, name, module) => {
      imports.push(`import ${name}Module from '${module}.js';\nconst ${name} = ${name}Module.default;`);
      return '';
    })
    // Copying all errors for each reference that adds some would be quadratic.
    .replaceAll(/(\w+) = \1 === null \? ([\w.]+)\.errors : \1\.concat\(\2\.errors\);/g, '$1 = joined($1, $2.errors);');
  for (const left of ['require(', '.concat(', 'new Function', 'eval('])
    if (text.includes(left))
      throw new Error(`the code of a validator holds ${left}: this script does not know what for`);
  return [...imports, helpers, keepUsedSchemas(shortenErrors(text))].join('\n');
}

const helpers = `
function joined(all, more) {
  if (all === null) return more;
  for (const error of more) all.push(error);
  return all;
}
function told(all, instancePath, keyword, params, propertyName) {
  const error = propertyName === undefined ? { instancePath, keyword, params } : { instancePath, keyword, params, propertyName };
  if (all === null) return [error];
  all.push(error);
  return all;
}`.trim();

const quoted = String.raw`"(?:[^"\\]|\\.)*"`;
const errorPattern = new RegExp(
  String.raw`const (err\d+) = \{instancePath(?::(.*?))?,schemaPath:${quoted},keyword:(${quoted}),params:(\{(?:${quoted}|[^{}"])*\})(?:,propertyName:([^{}]*))?\};` +
    String.raw`if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}`,
  'g',
);

/**
 * Reports each error through a function call, without the schema path and the parent data, which nothing reads. This halves the code.
 * @param {string} text
 */
function shortenErrors(text) {
  const called = text
    .replaceAll(errorPattern, (_match, _name, path = 'instancePath', keyword, params, propertyName) => {
      const given = [path, keyword, params, ...(propertyName === undefined ? [] : [propertyName])];
      return `vErrors = told(vErrors, ${given.join(', ')});`;
    })
    .replaceAll(/,\s*parentData(?::\w+)?,\s*parentDataProperty(?::[^{},]+)?,\s*rootData(?=\})/g, '')
    .replaceAll(/, parentData, parentDataProperty, rootData=data(?=\}=\{\})/g, '');
  for (const left of ['schemaPath', 'parentData', 'rootData'])
    if (called.includes(left))
      throw new Error(`the code of a validator holds ${left}: this script does not know where`);
  return called;
}

/**
 * Keeps only the few lists of values and names that the code reads from its embedded schemas.
 * @param {string} text
 */
function keepUsedSchemas(text) {
  /** @type {Map<string, unknown>} */
  const schemas = new Map();
  const code = text.replaceAll(/const (schema\d+) = (.*?);(?=const |function |export |$)/g, (_match, name, json) => {
    schemas.set(name, JSON.parse(json));
    return '';
  });
  /** @type {Map<string, string>} */
  const values = new Map();
  const read = code.replaceAll(/\b(schema\d+)((?:\.[A-Za-z_$][\w$]*|\["[^"]*"\]|\[\d+\])*)/g, (_match, name, path) => {
    const steps = [...path.matchAll(/\.([A-Za-z_$][\w$]*)|\["([^"]*)"\]|\[(\d+)\]/g)].map(([, a, b, c]) => a ?? b ?? c);
    const value = steps.reduce((/** @type {any} */ within, step) => within[step], schemas.get(name));
    // For properties only the names are read.
    const isNamed = typeof value === 'object' && value !== null && !Array.isArray(value);
    const kept = JSON.stringify(isNamed ? Object.fromEntries(Object.keys(value).map((key) => [key, 1])) : value);
    if (!values.has(kept)) values.set(kept, `known${values.size}`);
    return String(values.get(kept));
  });
  return [...[...values].map(([value, name]) => `const ${name} = ${value};`), read].join('\n');
}

/** The types of each validator module. */
export const validatorTypes = `${banner}import type { Validators } from './index';\nexport const validators: Validators;\n`;

/** The loaders of a ruleset's validators. @param {readonly string[]} rulesets @returns {string} the text of a TypeScript file */
export function renderValidatorIndex(rulesets) {
  const loaders = rulesets.map((id) => `  '${id}': async () => (await import('./${id}.mjs')).validators,`);
  return `${banner}import type { SchemaId } from '../schemas';

/** An error as ajv tells it. */
export interface AjvError {
  readonly keyword: string;
  /** A JSON pointer from the validated value. */
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** Set when the name of a property, not its value, is wrong. */
  readonly propertyName?: string;
}

/** Whether a value fits; the errors of the last call stand beside it. */
export interface Validator {
  (value: unknown): boolean;
  readonly errors?: readonly AjvError[] | null;
}

/** \`root\` for a scenario without its parts; by the name of a list of parts, the validator of its items. */
export type Validators = Readonly<Record<string, Validator>>;

/** Each ruleset's code is a bundle of its own. */
export const loaders: Readonly<Record<SchemaId, () => Promise<Validators>>> = {
${loaders.join('\n')}
};
`;
}
