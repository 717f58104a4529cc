// Standalone validators: for each ruleset one for the scenario without its parts, and one for a part of each kind.
import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import { projectRoot } from '../support/project.mjs';
import {
  annotationKeywords,
  bundleSchema,
  mapObjects,
  parseReference,
  partProperties,
  schemaSuffix,
  sharedSchemaFile,
  withoutAnnotations,
} from './schemas.mjs';

const base = 'https://asdic.invalid/schemas/'; // only ever compared, never fetched

/**
 * @param {import('./schemas.mjs').Schemas} schemas
 * @returns {Promise<{ 'validators.js': string, 'validators.d.ts': string }>}
 */
export async function validatorFiles(schemas) {
  const ajv = new Ajv({
    allErrors: true,
    discriminator: true,
    messages: false, // the server words its own
    inlineRefs: false, // a definition is compiled once, wherever it is used
    strict: true,
    strictRequired: false, // `required` beside `properties` of an enclosing schema is good style in `if` and `anyOf`
    strictTypes: false, // ... and so is a `type` that an enclosing schema states
    code: { source: true, esm: true, lines: true },
  });
  ajv.addVocabulary(annotationKeywords);
  for (const [file, schema] of schemas) ajv.addSchema({ ...validating(schema, file), $id: base + file });

  /** @type {Record<string, string>} export name to schema id */
  const exported = {};
  /** @param {object} schema @param {string} id */
  const add = (schema, id) => {
    const name = `part${Object.keys(exported).length}`; // `validate` and a number are names that ajv gives
    ajv.addSchema({ ...schema, $id: base + id });
    exported[name] = base + id;
    return name;
  };
  const rulesets = [...schemas.keys()].filter((file) => file !== sharedSchemaFile);
  const table = rulesets.map((file) => {
    const ruleset = file.slice(0, -schemaSuffix.length);
    const { $defs: _definitions, ...schema } = validating(schemas.get(file), file);
    const parts = partProperties(bundleSchema(schemas, ruleset));
    const properties = { ...schema.properties };
    const partEntries = parts.map((property) => {
      const { items, ...list } = properties[property];
      properties[property] = { ...list, items: {} };
      return `${JSON.stringify(property)}: ${add(items, `${ruleset}/${property}`)}`;
    });
    const root = add({ ...schema, properties }, `${ruleset}/root`);
    return `  ${JSON.stringify(ruleset)}: { root: ${root}, parts: { ${partEntries.join(', ')} } },`;
  });

  const code = `${standalone(ajv, exported)}\nexport const validators = {\n${table.join('\n')}\n};\n`;
  return { 'validators.js': await inlineRuntime(code), 'validators.d.ts': declarations };
}

/** What of the schema validates, with absolute references, so that it may be taken out of its file. @param {any} schema @param {string} file */
function validating(schema, file) {
  return mapObjects(withoutAnnotations(schema), (object) => {
    if (typeof object.$ref !== 'string') return object;
    const target = parseReference(object.$ref, file);
    return { ...object, $ref: `${base}${target.file}#/$defs/${target.definition}` };
  });
}

/** The code with ajv's few runtime helpers in it, so that nothing requires ajv. @param {string} code */
async function inlineRuntime(code) {
  const result = await build({
    stdin: { contents: code, resolveDir: projectRoot, loader: 'js' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
    treeShaking: true,
    logLevel: 'silent',
  });
  const text = result.outputFiles[0]?.text ?? '';
  return `// Generated from schemas/ by scripts/generate.mjs: do not edit.\n${compact(text)}`;
}

/**
 * Says in a call what ajv writes out in full at each check: a third of the size. What does not look as expected stays as it is.
 * @param {string} code formatted by esbuild
 */
function compact(code) {
  const report = new RegExp(
    String.raw`const (err\d+) = \{ instancePath(?:: (.+?))?, schemaPath: "(.+?)", keyword: (".+?"), params: (\{.*?\})(?:, propertyName: (\w+))? \};` +
      String.raw`\s*if \(vErrors === null\) \{\s*vErrors = \[\1\];\s*\} else \{\s*vErrors\.push\(\1\);\s*\}`,
    'g',
  );
  return code
    .replaceAll(report, (_match, _name, instance = 'instancePath', schema, keyword, params, property) => {
      const path = JSON.stringify(schema.replace(/^https:[^#]*/, '')); // a path into the bundled schema, which has all definitions
      return `vErrors = fail(vErrors, ${[instance, path, keyword, params, property].filter(Boolean).join(', ')});`;
    })
    .replaceAll(/, parentData(?:: [^,]+)?, parentDataProperty(?:: [^,]+)?, rootData \}/g, ' }')
    .replaceAll(/, parentData, parentDataProperty, rootData = data \} = \{\}/g, ' } = {}')
    .replaceAll(
      /vErrors = vErrors === null \? (\w+)\.errors : vErrors\.concat\(\1\.errors\)/g,
      'vErrors = join(vErrors, $1.errors)',
    )
    .replace(/\nexport \{[^}]*\};\s*$/, `\n${helpers}export { validators };\n`);
}

const helpers = `function fail(errors, instancePath, schemaPath, keyword, params, propertyName) {
  const error = { instancePath, schemaPath, keyword, params };
  if (propertyName !== undefined) error.propertyName = propertyName;
  if (errors === null) return [error];
  errors.push(error);
  return errors;
}
function join(errors, more) {
  return errors === null ? more : errors.concat(more);
}
`;

const declarations = `// Generated by scripts/generate.mjs: do not edit.

/** What a validator reports. \`instancePath\` and \`schemaPath\` are JSON pointers into the validated value and the bundled schema. */
export interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** Set when the name of a property, not its value, is wrong. */
  readonly propertyName?: string;
}

/** True when \`data\` fits; otherwise \`errors\` tells why, until the next call. */
export interface Validate {
  (data: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}

export interface RulesetValidators {
  /** The scenario itself; lists of parts are checked to be lists, their items are not looked at. */
  readonly root: Validate;
  /** By root property: one item of that list. */
  readonly parts: Readonly<Record<string, Validate>>;
}

/** By ruleset id. */
export const validators: Readonly<Record<string, RulesetValidators>>;
`;
