// Extracts the options of a ruleset from its schema, as data that rules can read without the schema.

/**
 * @typedef {object} OptionSchema
 * @property {string} title the ruling and the question: `R34: submarines in the Convoy Section at return to base`
 * @property {string} [description]
 * @property {unknown[]} [enum]
 * @property {string[]} [enumDescriptions] the meaning of each reading
 * @property {number} [minimum]
 * @property {number} [maximum]
 * @property {unknown} [default]
 * @property {string[]} [rules] ids of the rules that it settles
 * @property {Record<string, OptionSchema>} [properties] of an option in several parts, all with the same readings
 */

/**
 * @param {string} ruleset
 * @param {any} schema
 * @returns {string} the text of a module
 * @throws if an option lacks its ruling, a rule or a default: the message names it
 */
export function renderOptionsFile(ruleset, schema) {
  /** @type {Record<string, OptionSchema>} */
  const options = schema.properties?.options?.properties ?? {};
  const statements = Object.fromEntries(
    Object.entries(options).map(([name, option]) => [name, createStatement(`${ruleset}: options.${name}`, option)]),
  );
  return [
    `// Generated from schemas/${ruleset}.schema.json by scripts/generate.mjs: do not edit.`,
    '',
    `export const options = ${JSON.stringify(statements, null, 2)} as const;`,
    '',
  ].join('\n');
}

/** @param {string} where @param {OptionSchema} option */
function createStatement(where, option) {
  const [, ruling, question] = /^([^:]+): (.*)$/.exec(option.title) ?? [];
  if (ruling === undefined) throw new Error(`${where}: the title must be a ruling and a question: "R4: ..."`);
  if (!option.rules?.length) throw new Error(`${where}: \`rules\` must name the rules that it settles`);
  const defaultReading = getDefault(option);
  if (defaultReading === undefined) throw new Error(`${where}: there must be a default`);
  return { ruling, question, readings: listReadings(option), default: defaultReading, rules: option.rules };
}

/** The readings with their meanings. @param {OptionSchema} option @returns {Record<string, string>} */
function listReadings({ enum: values, enumDescriptions = [], minimum, maximum, description = '', properties = {} }) {
  if (values) return Object.fromEntries(values.map((value, index) => [String(value), enumDescriptions[index] ?? '']));
  if (minimum !== undefined && maximum !== undefined)
    return { [`${minimum} ${maximum === minimum + 1 ? 'or' : 'to'} ${maximum}`]: description };
  const [first] = Object.values(properties);
  return first ? listReadings(first) : {};
}

/** @param {OptionSchema} option @returns {unknown} */
function getDefault({ default: usual, properties }) {
  if (usual !== undefined || !properties) return usual;
  return Object.fromEntries(Object.entries(properties).map(([key, of]) => [key, of.default]));
}
