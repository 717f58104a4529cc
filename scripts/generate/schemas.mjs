// References between schemas: a ruleset's schema may say `{ "$ref": "shared.schema.json#/$defs/name" }`, or the same for
// `<family>.shared.schema.json`, which holds the definitions that a family of rulesets shares.
import fs from 'node:fs';
import path from 'node:path';
import { addOdds, oddsDefinitions } from './odds.mjs';

/** @typedef {Record<string, any>} JsonSchema a JSON Schema, which is any object */
/** @typedef {Map<string, JsonSchema>} Schemas by file name */

export const schemaSuffix = '.schema.json';
const sharedSchemaFile = `shared${schemaSuffix}`;

/** Whether a schema only holds definitions for others. @param {string} file */
export function isShared(file) {
  return file === sharedSchemaFile || file.endsWith(`.${sharedSchemaFile}`);
}

/**
 * @param {string} folder
 * @param {string[]} files names in `folder`
 * @returns {Schemas}
 */
export function readSchemas(folder, files) {
  return new Map(
    files.map((name) => {
      try {
        return [name, JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'))];
      } catch (error) {
        throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
      }
    }),
  );
}

/** File name and definition name of a `$ref`, which may be local to `file`. @param {string} reference @param {string} file */
function parseReference(reference, file) {
  const [target = '', pointer = ''] = reference.split('#');
  const definition = /^\/(?:\$defs|definitions)\/([^/]+)$/.exec(pointer)?.[1];
  if (definition === undefined) throw new Error(`${file}: "${reference}" must name a definition (#/$defs/name)`);
  return { file: target === '' ? file : path.posix.basename(target), definition };
}

/** A deep copy with every object mapped by `change`. @param {any} value @param {(object: JsonSchema) => JsonSchema} change @returns {any} */
function mapObjects(value, change) {
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, change));
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, mapObjects(inner, change)]);
  return change(Object.fromEntries(entries));
}

/**
 * The schema of a ruleset with every definition it uses, shared ones included, in its own `$defs`.
 * @param {Schemas} schemas
 * @param {string} ruleset
 * @returns {JsonSchema}
 * @throws if a reference is dangling, or a definition has the name of a different shared one
 */
export function bundleSchema(schemas, ruleset) {
  const main = ruleset + schemaSuffix;
  /** @type {Map<string, { file: string, schema: JsonSchema | undefined }>} */
  const definitions = new Map();

  /** @param {any} schema @param {string} file @returns {any} */
  const localizeReferences = (schema, file) =>
    mapObjects(schema, (object) => {
      if (typeof object.$ref !== 'string') return object;
      const target = parseReference(object.$ref, file);
      include(target.file, target.definition);
      return { ...object, $ref: `#/$defs/${target.definition}` };
    });

  /** @param {string} file @param {string} name */
  const include = (file, name) => {
    const registeredDefinition = definitions.get(name);
    if (registeredDefinition?.file === file) return;
    if (registeredDefinition)
      throw new Error(`${main}: the definition "${name}" stands in ${registeredDefinition.file} and in ${file}`);
    const schema = schemas.get(file)?.$defs?.[name] ?? schemas.get(file)?.definitions?.[name];
    if (schema === undefined) throw new Error(`${main}: there is no definition "${name}" in ${file}`);
    const entry = { file, schema: undefined };
    definitions.set(name, entry); // registered before its own references are followed: definitions may be recursive
    entry.schema = localizeReferences(schema, file);
  };

  const { $defs: _definitions, definitions: _older, $id: _id, ...rest } = schemas.get(main) ?? {};
  const root = addReadings(localizeReferences(rest, main));
  if (addOdds({ ...root, $defs: collectDefinitions(definitions) }))
    for (const name of oddsDefinitions) include(sharedSchemaFile, name);
  const sorted = new Map([...definitions].sort(([a], [b]) => (a < b ? -1 : 1)));
  return { ...root, $defs: collectDefinitions(sorted) };
}

/** @param {Map<string, { schema: JsonSchema | undefined }>} definitions @returns {JsonSchema} */
function collectDefinitions(definitions) {
  return Object.fromEntries([...definitions].map(([name, { schema }]) => [name, schema]));
}

/**
 * Derives the description and the rule of an option's key from `enumDescriptions` (the meanings of its readings) and `rules`.
 * @param {JsonSchema} root
 */
function addReadings(root) {
  const options = root.properties?.options?.properties;
  if (options === undefined) return root;
  const describedOptions = Object.entries(options).map(([name, option]) => {
    const { rules: [rule] = [], enum: values = [], enumDescriptions: meanings = [] } = option;
    const description = values
      .map((/** @type {unknown} */ value, /** @type {number} */ index) => `\`${String(value)}\`: ${meanings[index]}`)
      .join(' ');
    return [name, { rule, ...(description !== '' && { description }), ...option }];
  });
  return {
    ...root,
    properties: {
      ...root.properties,
      options: { ...root.properties.options, properties: Object.fromEntries(describedOptions) },
    },
  };
}

/** Annotation keywords that validate nothing: our own, and those of JSON Schema. */
export const annotationKeywords = [
  'rule',
  'rules',
  'refersTo',
  'declares',
  'declaresKeys',
  'uniqueIn',
  'keysReferTo',
  'declaredIn',
  'otherThan',
  'narrowedTo',
  'part',
  'takes',
  'unit',
  'enumDescriptions',
  'tableFile',
  'ofWholeGroup',
  'valuesOnlyWith',
  'tsType',
];
const standardAnnotations = ['title', 'description', 'default', 'examples', '$comment', '$schema', '$id'];

/**
 * The schema without annotations.
 * @param {any} schema
 * @param {string[]} [keep] annotations that stay
 * @returns {any}
 */
export function removeAnnotations(schema, keep = []) {
  const dropped = new Set([...annotationKeywords, ...standardAnnotations].filter((keyword) => !keep.includes(keyword)));
  /** @param {any} value @param {boolean} keysAreNames @returns {any} */
  const strip = (value, keysAreNames) => {
    if (Array.isArray(value)) return value.map((item) => strip(item, false));
    if (value === null || typeof value !== 'object') return value;
    const kept = Object.entries(value).filter(([key]) => keysAreNames || !dropped.has(key));
    return Object.fromEntries(
      kept.map(([key, inner]) => {
        if (!keysAreNames && (key === 'enum' || key === 'const')) return [key, inner];
        return [key, strip(inner, !keysAreNames && ['properties', 'patternProperties', '$defs'].includes(key))];
      }),
    );
  };
  return strip(schema, false);
}
