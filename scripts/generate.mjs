// Makes server/src/generated/ from schemas/*.schema.json: the schemas as data, for hovers and completion, the code that validates by
// them, and TypeScript types. Does nothing when its inputs are unchanged.
//   node scripts/generate.mjs [--force]
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { isMain, projectRoot } from './support/project.mjs';
import { bundleSchema, isShared, readSchemas, schemaSuffix } from './generate/schemas.mjs';

/** The schema that is for no scenario, but for the configuration of a workspace. */
const configSchema = 'config';

const defaultSource = path.join(projectRoot, 'schemas');
const defaultTarget = path.join(projectRoot, 'server/src/generated');

/**
 * @param {{ source?: string, target?: string, force?: boolean }} [options] `source` holds `<ruleset>.schema.json` files and maybe shared ones
 * @returns {Promise<{ changed: boolean, rulesets: string[] }>} `changed` is false when the files on disk were already right
 * @throws when a schema is invalid: the message names the file and the place
 */
export async function generate({ source = defaultSource, target = defaultTarget, force = false } = {}) {
  const files = fs.existsSync(source)
    ? fs
        .readdirSync(source)
        .filter((name) => name.endsWith(schemaSuffix))
        .sort()
    : [];
  const stamp = fingerprint(files.map((name) => path.join(source, name)));
  const stampFile = path.join(target, '.fingerprint');
  const ids = files.filter((name) => !isShared(name)).map((name) => name.slice(0, -schemaSuffix.length));
  const rulesets = ids.filter((id) => id !== configSchema);
  if (!force && fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === stamp)
    return { changed: false, rulesets };

  // Loaded only when there is work: these libraries cost more than everything else here.
  const [{ checkSchemas }, { optionsFile }, { typeFile }, validators] = await Promise.all([
    import('./generate/check.mjs'),
    import('./generate/options.mjs'),
    import('./generate/types.mjs'),
    import('./generate/validators.mjs'),
  ]);
  const schemas = readSchemas(source, files);
  checkSchemas(schemas, ids);
  /** @type {Record<string, string>} */
  const output = {
    'schemas.ts': schemasFile(schemas, ids),
    'validators/index.ts': validators.validatorIndex(ids),
  };
  for (const ruleset of rulesets) {
    const schema = bundleSchema(schemas, ruleset);
    output[`${ruleset}.ts`] = await typeFile(ruleset, schema);
    output[`options/${ruleset}.ts`] = optionsFile(ruleset, schema);
  }
  for (const id of ids) {
    output[`schemas/${id}.ts`] = schemaFile(bundleSchema(schemas, id));
    output[`validators/${id}.mjs`] = validators.validatorFile(id, bundleSchema(schemas, id));
    output[`validators/${id}.d.mts`] = validators.validatorTypes;
  }

  for (const name of Object.keys(output)) fs.mkdirSync(path.dirname(path.join(target, name)), { recursive: true });
  for (const name of filesIn(target)) if (!(name in output)) fs.rmSync(path.join(target, name));
  for (const [name, text] of Object.entries(output)) replaceFile(path.join(target, name), text);
  replaceFile(stampFile, stamp);
  return { changed: true, rulesets };
}

/** The files of a folder and of the folders in it. @param {string} folder @returns {string[]} */
function filesIn(folder) {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/** @param {string[]} schemaFiles */
function fingerprint(schemaFiles) {
  const hash = createHash('sha256');
  const generators = fs
    .readdirSync(path.join(projectRoot, 'scripts/generate'))
    .map((name) => `scripts/generate/${name}`);
  const inputs = [...generators, 'scripts/generate.mjs', 'package-lock.json'].map((name) =>
    path.join(projectRoot, name),
  );
  for (const file of [...schemaFiles, ...inputs]) hash.update(`${path.basename(file)}\0`).update(fs.readFileSync(file));
  return hash.digest('hex');
}

/**
 * The keys of all that stands in a scenario, sorted; of what is expected and resulted none.
 * @param {any} schema
 * @returns {string[]}
 */
function innerKeysOf(schema) {
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {any} value @param {boolean} isRoot */
  const collect = (value, isRoot) => {
    if (typeof value !== 'object' || value === null) return;
    if (!isRoot) for (const key of Object.keys(value.properties ?? {})) found.add(key);
    for (const [key, inner] of Object.entries(value)) if (!/expect|result/i.test(key)) collect(inner, false);
  };
  collect(schema, true);
  return [...found].sort();
}

/**
 * What is known of each schema before it is loaded, and how it is.
 * @param {import('./generate/schemas.mjs').Schemas} schemas
 * @param {string[]} ids
 */
function schemasFile(schemas, ids) {
  const summaries = ids.map((id) => {
    const schema = bundleSchema(schemas, id);
    const { title = '', properties = {} } = schema;
    return `  ${JSON.stringify(id)}: ${JSON.stringify({ title, keys: Object.keys(properties), innerKeys: innerKeysOf(schema) })},`;
  });
  const loaders = ids.map((id) => `  ${JSON.stringify(id)}: async () => (await import('./schemas/${id}')).text,`);
  return [
    banner,
    `export type RulesetId = ${typeOf(ids.filter((id) => id !== configSchema))};`,
    `export type SchemaId = ${typeOf(ids)};`,
    '',
    '/** The title of each schema, the keys of its root, and those of what stands in it. */',
    'export const summaries: Readonly<Record<SchemaId, { readonly title: string; readonly keys: readonly string[]; readonly innerKeys: readonly string[] }>> = {',
    ...summaries,
    '};',
    '',
    '/** Each schema as JSON, with the shared definitions it uses: every `$ref` is local (`#/$defs/...`). A bundle of its own. */',
    `export const loaders: Readonly<Record<SchemaId, () => Promise<string>>> = {\n${loaders.join('\n')}\n};`,
    '',
  ].join('\n');
}

/** A schema as text, of which a server reads no more than it needs: much quicker to load than objects. @param {unknown} schema */
function schemaFile(schema) {
  return `${banner}\nexport const text = ${asLiteral(JSON.stringify(schema))};\n`;
}

const banner = '// Generated from schemas/ by scripts/generate.mjs: do not edit.\n';

/** A union of texts. @param {string[]} ids */
function typeOf(ids) {
  return ids.map((id) => JSON.stringify(id)).join(' | ') || 'never';
}

/** A text as JavaScript writes it, in quotes of which JSON has few. @param {string} text */
function asLiteral(text) {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

/** Other processes may read the file meanwhile, so it changes in one step. @param {string} file @param {string} text */
function replaceFile(file, text) {
  const temporary = `${file}.${process.pid}.tmp`;
  fs.writeFileSync(temporary, text);
  fs.renameSync(temporary, file);
}

if (isMain(import.meta.url)) {
  const { changed, rulesets } = await generate({ force: process.argv.includes('--force') });
  console.log(`generate: ${rulesets.join(', ') || 'no schemas yet'} ${changed ? 'written' : 'unchanged'}`);
}
