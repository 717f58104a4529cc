// Derives `expect.odds` of every combat from its `expect`: the same tree, with a mean or a chance at each leaf instead of a number. It is
// generated, so that expectations of a result and of the odds have the same names.
/** @typedef {import('./schemas.mjs').JsonSchema} JsonSchema */

/** Definitions in the shared schema for the leaves. */
export const oddsDefinitions = ['expectedChance', 'expectedMean'];

const expectedNumber = '#/$defs/expected';

/**
 * Adds `odds` to the expectations of every combat.
 * @param {JsonSchema} root of a ruleset, with its definitions in `$defs`
 * @returns {boolean} whether there are any
 */
export function addOdds(root) {
  /** @type {Set<JsonSchema>} */
  const expectations = new Set();
  /** @param {any} value */
  const collect = (value) => {
    if (value === null || typeof value !== 'object') return;
    if (value.properties?.expect !== undefined) expectations.add(resolveReference(root, value.properties.expect));
    for (const inner of Object.values(value)) collect(inner);
  };
  collect(root);
  // All are read before any is changed, since they may share definitions.
  const oddsSchemas = [...expectations].map((schema) => ({ schema, odds: createOddsSchema(root, schema) }));
  for (const { schema, odds } of oddsSchemas) schema['properties'] = { ...schema['properties'], odds };
  return oddsSchemas.length > 0;
}

/** @param {JsonSchema} root @param {JsonSchema} schema @returns {JsonSchema} */
function createOddsSchema(root, schema) {
  return {
    title: 'Odds',
    description:
      'What the odds must be, whatever dice the file has: the chance of an outcome by its word, the mean of anything else by its key; both as in the report of the odds.',
    type: 'object',
    properties: createProperties(root, schema['properties']),
    additionalProperties: false,
  };
}

/** @param {JsonSchema} root @param {JsonSchema} properties @returns {JsonSchema} */
function createProperties(root, properties) {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([key, member]) => {
      const inner = resolveReference(root, member);
      return inner['enum'] ? listWordProperties(inner) : [[key, createTree(root, member)]];
    }),
  );
}

/**
 * Each word of an outcome becomes a property: `odds: { attacker-wins: { min: 0.6 } }`.
 * @param {JsonSchema} schema
 * @returns {[string, JsonSchema][]}
 */
function listWordProperties(schema) {
  const { enum: words, enumDescriptions: meanings = [], rule } = schema;
  return words.map((/** @type {string} */ word, /** @type {number} */ index) => {
    const title = `Chance: ${word.replaceAll('-', ' ')}`;
    return [word, { $ref: '#/$defs/expectedChance', title, description: meanings[index], ...(rule && { rule }) }];
  });
}

/** @param {JsonSchema} root @param {JsonSchema} member @returns {JsonSchema} */
function createTree(root, member) {
  if (member['$ref'] === expectedNumber) return { ...member, $ref: '#/$defs/expectedMean' };
  const { properties, additionalProperties, ...rest } = resolveReference(root, member);
  const { $ref: _, ...own } = member;
  return {
    ...rest,
    ...own,
    ...(properties && { properties: createProperties(root, properties) }),
    additionalProperties:
      typeof additionalProperties === 'object'
        ? createTree(root, additionalProperties)
        : (additionalProperties ?? false),
  };
}

/** @param {JsonSchema} root @param {JsonSchema} schema @returns {JsonSchema} */
function resolveReference(root, schema) {
  const name = /^#\/\$defs\/(.+)$/.exec(schema['$ref'] ?? '')?.[1];
  return name === undefined ? schema : resolveReference(root, root['$defs'][name]);
}
