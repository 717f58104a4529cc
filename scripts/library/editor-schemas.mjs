// Schemas of scenarios for editors that support JSON Schema but not Asdic: structure, titles and descriptions.
import fs from 'node:fs';
import path from 'node:path';
import { annotationKeywords, bundleSchema, isShared, readSchemas, schemaSuffix } from '../generate/schemas.mjs';
import { projectRoot } from '../support/project.mjs';

/** @typedef {import('../generate/schemas.mjs').JsonSchema} JsonSchema */

const source = path.join(projectRoot, 'schemas');
/** The schema of the workspace configuration, which is not a scenario schema. */
const configSchema = 'config';

/** @returns {Record<string, JsonSchema>} schemas by the names of their files; that of `scenario` is for any ruleset */
export function createEditorSchemas() {
  const files = fs.readdirSync(source).filter((name) => name.endsWith(schemaSuffix));
  const schemas = readSchemas(source, files);
  const ids = files.filter((name) => !isShared(name)).map((name) => name.slice(0, -schemaSuffix.length));
  return {
    ...Object.fromEntries(ids.map((id) => [`${id}.json`, convertForEditors(relaxTaking(bundleSchema(schemas, id)))])),
    'scenario.json': createAnyScenarioSchema(ids.filter((id) => id !== configSchema)),
  };
}

/** The value of `ruleset` selects the schema. @param {string[]} rulesets @returns {JsonSchema} */
function createAnyScenarioSchema(rulesets) {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Scenario',
    description: 'A scenario of a wargame at sea, by the rules that `ruleset` names.',
    type: 'object',
    required: ['ruleset'],
    properties: { ruleset: { description: 'The rules that the scenario is for.', enum: rulesets } },
    allOf: rulesets.map((id) => ({
      if: { required: ['ruleset'], properties: { ruleset: { const: id } } },
      then: { $ref: `${id}.json` },
    })),
  };
}

/**
 * Removes Asdic's own annotations, and allows a path in place of a table.
 * @param {any} schema
 * @returns {any}
 */
function convertForEditors(schema) {
  if (Array.isArray(schema)) return schema.map(convertForEditors);
  if (schema === null || typeof schema !== 'object') return schema;
  const { tableFile, ...rest } = schema;
  const isDropped = (/** @type {string} */ key, /** @type {unknown} */ value) =>
    key === 'discriminator' || (annotationKeywords.includes(key) && !isSchema(value) && key !== 'enumDescriptions');
  const kept = Object.fromEntries(
    Object.entries(rest)
      .filter(([key, value]) => !isDropped(key, value))
      .map(([key, value]) => [key, convertForEditors(value)]),
  );
  // yaml-language-server ignores properties with numeric keys.
  if (Object.keys(kept.properties ?? {}).some((key) => /^\d+$/.test(key))) delete kept.additionalProperties;
  if (typeof tableFile !== 'string') return kept;
  const { title, description, ...table } = kept;
  return { ...(title && { title }), ...(description && { description }), anyOf: [{ type: 'string' }, table] };
}

/**
 * An object that takes its members from the order of battle names only what it takes, not even its type: nothing else is required of it.
 * This applies to definitions and to nested objects.
 * @param {JsonSchema} schema
 * @returns {JsonSchema}
 */
function relaxTaking(schema) {
  const definitions = schema.$defs ?? {};
  const resolveShape = (/** @type {JsonSchema} */ one) =>
    one.$ref === undefined ? one : { ...definitions[String(one.$ref).replace('#/$defs/', '')], ...one };
  const findTakingKey = (/** @type {JsonSchema} */ shape) =>
    Object.keys(shape.properties ?? {}).find((key) => resolveShape(shape.properties[key]).takes !== undefined);
  /** @type {(part: any) => any} */
  const relaxPart = (part) => {
    if (Array.isArray(part)) return part.map(relaxPart);
    if (!isSchema(part)) return part;
    const shapes = Array.isArray(part.oneOf) ? part.oneOf.map(resolveShape) : [];
    const key = findTakingKey(part) ?? (shapes.length > 0 ? findTakingKey(shapes[0]) : undefined);
    const within = Object.fromEntries(Object.entries(part).map(([name, value]) => [name, relaxPart(value)]));
    if (key === undefined) return within;
    const { required, oneOf, ...rest } = within;
    const demands = required === undefined ? {} : { anyOf: [{ required: [key] }, { required }] };
    if (oneOf === undefined) return { ...rest, ...demands };
    return { ...rest, allOf: [...(required === undefined ? [] : [demands]), { anyOf: oneOf }] };
  };
  return relaxPart(schema);
}

/** A property of a scenario may have the name of an annotation. @param {unknown} value */
function isSchema(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
