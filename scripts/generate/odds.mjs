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
    if (value.properties?.expect !== undefined) expectations.add(resolved(root, value.properties.expect));
    for (const inner of Object.values(value)) collect(inner);
  };
  collect(root);
  // All are read before any is changed, since they may share definitions.
  const made = [...expectations].map((schema) => ({ schema, odds: oddsOf(root, schema) }));
  for (const { schema, odds } of made) schema['properties'] = { ...schema['properties'], odds };
  return made.length > 0;
}

/** @param {JsonSchema} root @param {JsonSchema} schema @returns {JsonSchema} */
function oddsOf(root, schema) {
  return {
    title: 'Odds',
    description:
      'What the odds must be, whatever dice the file has: the chance of an outcome by its word, the mean of anything else by its key; both as in the report of the odds.',
    type: 'object',
    properties: propertiesOf(root, schema['properties']),
    additionalProperties: false,
  };
}

/** @param {JsonSchema} root @param {JsonSchema} properties @returns {JsonSchema} */
function propertiesOf(root, properties) {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([key, member]) => {
      const inner = resolved(root, member);
      return inner['enum'] ? wordsOf(inner) : [[key, treeOf(root, member)]];
    }),
  );
}

/**
 * Each word of an outcome becomes a property: `odds: { attacker-wins: { min: 0.6 } }`.
 * @param {JsonSchema} schema
 * @returns {[string, JsonSchema][]}
 */
function wordsOf(schema) {
  const { enum: words, enumDescriptions: meanings = [], rule } = schema;
  return words.map((/** @type {string} */ word, /** @type {number} */ index) => {
    const title = `Chance: ${word.replaceAll('-', ' ')}`;
    return [word, { $ref: '#/$defs/expectedChance', title, description: meanings[index], ...(rule && { rule }) }];
  });
}

/** @param {JsonSchema} root @param {JsonSchema} member @returns {JsonSchema} */
function treeOf(root, member) {
  if (member['$ref'] === expectedNumber) return { ...member, $ref: '#/$defs/expectedMean' };
  const { properties, additionalProperties, ...rest } = resolved(root, member);
  const { $ref: _, ...own } = member;
  return {
    ...rest,
    ...own,
    ...(properties && { properties: propertiesOf(root, properties) }),
    additionalProperties:
      typeof additionalProperties === 'object' ? treeOf(root, additionalProperties) : (additionalProperties ?? false),
  };
}

/** @param {JsonSchema} root @param {JsonSchema} schema @returns {JsonSchema} */
function resolved(root, schema) {
  const name = /^#\/\$defs\/(.+)$/.exec(schema['$ref'] ?? '')?.[1];
  return name === undefined ? schema : resolved(root, root['$defs'][name]);
}
