// Generates the page on the JSON of the command line and the library from its schemas.
import { createAnswerSchemas } from '../library/answers.mjs';

/**
 * The subset of JSON Schema that the answer types use.
 * @typedef {object} Schema
 * @property {string} [title]
 * @property {string} [description]
 * @property {string} [$ref]
 * @property {string | string[]} [type]
 * @property {unknown[]} [enum]
 * @property {unknown} [const]
 * @property {Schema | Schema[]} [items]
 * @property {Schema[]} [anyOf]
 * @property {Schema[]} [allOf]
 * @property {boolean | Schema} [additionalProperties]
 * @property {Record<string, Schema>} [properties]
 * @property {string[]} [required]
 * @property {Record<string, Schema>} [definitions]
 */

/** @param {string} types of the library @returns {string} Markdown */
export function renderAnswersPage(types) {
  const schemas = /** @type {Record<string, Schema>} */ (createAnswerSchemas(types));
  /** @type {Record<string, Schema>} */
  const definitions = Object.assign({}, ...Object.values(schemas).map((schema) => schema.definitions ?? {}));
  /** @type {string[]} */
  const typeNames = [];
  /** Queues a referenced type for a section of its own further below. @param {string} ref */
  const createLink = (ref) => {
    const name = parseTypeName(ref);
    if (!typeNames.includes(name)) typeNames.push(name);
    return `[${formatTypeName(name)}](#${createAnchor(name)})`;
  };
  const roots = Object.entries(schemas).map(
    ([file, schema]) =>
      `| \`asdic/schemas/${file}\` | ${escapeCell(schema.title ?? '')} | ${formatKind(schema, createLink)} |`,
  );
  const sections = [];
  // Referenced types follow the section that names them.
  for (let index = 0; index < typeNames.length; index++) {
    const name = /** @type {string} */ (typeNames[index]);
    sections.push(renderSection(name, definitions[name] ?? {}, createLink));
  }
  return [
    '# JSON of answers',
    'What `--format json` prints, and what the functions of [the library](library.md) return. The npm package holds these JSON schemas, so that your program can check what it reads. [What stays the same](library.md#what-stays-the-same) holds for every key; new keys may come at any time.',
    `| schema | of | answer |\n|---|---|---|\n${roots.join('\n')}`,
    ...sections,
  ].join('\n\n');
}

/** @param {string} name @param {Schema} schema @param {(ref: string) => string} linked */
function renderSection(name, schema, linked) {
  const required = new Set(schema.required ?? []);
  const rows = Object.entries(schema.properties ?? {}).map(
    ([key, member]) =>
      `| \`${key}\`${required.has(key) ? '' : ' (not always)'} | ${escapeCell(member.description ?? '')} | ${formatKind(member, linked)} |`,
  );
  const table =
    rows.length > 0
      ? [`| key | what | kind |\n|---|---|---|\n${rows.join('\n')}`]
      : [`Is ${formatKind(schema, linked)}.`];
  return [`## ${formatTypeName(name)}`, ...(schema.description ? [escapeCell(schema.description)] : []), ...table].join(
    '\n\n',
  );
}

/** @param {Schema} schema @param {(ref: string) => string} linked @returns {string} */
function formatKind(schema, linked) {
  const { $ref, anyOf, allOf, enum: words, const: constant, items, type, properties, additionalProperties } = schema;
  if ($ref) return linked($ref);
  if (constant !== undefined) return formatCode(constant);
  if (words) return words.map(formatCode).join(', ');
  if (anyOf) return anyOf.map((choice) => formatKind(choice, linked)).join(' or ');
  if (allOf) return allOf.map((choice) => formatKind(choice, linked)).join(' and ');
  if (items)
    return Array.isArray(items)
      ? `[${items.map((item) => formatKind(item, linked)).join(', ')}]`
      : `list of ${formatKind(items, linked)}`;
  if (properties) {
    const members = Object.entries(properties).map(([key, member]) => `\`${key}\`: ${formatKind(member, linked)}`);
    return `{ ${members.join(', ')} }`;
  }
  if (typeof additionalProperties === 'object') return `mapping to ${formatKind(additionalProperties, linked)}`;
  return [type ?? 'anything'].flat().join(' or ');
}

/** @param {unknown} value */
function formatCode(value) {
  return `\`${JSON.stringify(value)}\``;
}

/** @param {string} ref */
function parseTypeName(ref) {
  return decodeURIComponent(ref.replace('#/definitions/', ''));
}

/** Composite types are named by their TypeScript syntax. @param {string} name */
function formatTypeName(name) {
  return name.replaceAll(/[<>]/g, ' ').trim();
}

/** The anchor of a heading. @param {string} name */
function createAnchor(name) {
  return formatTypeName(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** @param {string} text */
function escapeCell(text) {
  return text.replaceAll('|', '\\|').replace(/\s+/g, ' ');
}
