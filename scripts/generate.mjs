// Generates server/src/generated/: from schemas/*.schema.json the schemas as data for hovers and completion, the validators, and the
// TypeScript types; from the folders of the rulesets the contents of their chapters. Does nothing if its inputs are unchanged.
//   node scripts/generate.mjs [--force]
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { isMain, projectRoot } from './support/project.mjs';
import { renderChapterFiles } from './generate/chapters.mjs';
import { bundleSchema, isShared, readSchemas, schemaSuffix } from './generate/schemas.mjs';

/** The schema of the workspace configuration, which is not a scenario schema. */
const configSchema = 'config';

const defaultSource = path.join(projectRoot, 'schemas');
const defaultTarget = path.join(projectRoot, 'server/src/generated');
const rulesetFolder = path.join(projectRoot, 'server/src/rulesets');

/**
 * @param {{ source?: string, target?: string, force?: boolean }} [options] `source` holds `<ruleset>.schema.json` files and optionally
 * shared ones
 * @returns {Promise<{ changed: boolean, rulesets: string[] }>} `changed` is false if the files on disk were up to date
 * @throws if a schema is invalid: the message names the file and the place
 */
export async function generate({ source = defaultSource, target = defaultTarget, force = false } = {}) {
  const files = fs.existsSync(source)
    ? fs
        .readdirSync(source)
        .filter((name) => name.endsWith(schemaSuffix))
        .sort()
    : [];
  const stamp = computeFingerprint(files.map((name) => path.join(source, name)));
  const stampFile = path.join(target, '.fingerprint');
  const ids = files.filter((name) => !isShared(name)).map((name) => name.slice(0, -schemaSuffix.length));
  const rulesets = ids.filter((id) => id !== configSchema);
  const contents =
    target === defaultTarget ? { ...renderChapterFiles(rulesetFolder), 'version.ts': renderVersionFile() } : {};
  if (!force && fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === stamp)
    return { changed: writeFiles(target, contents), rulesets };

  // Loaded only when there is work: these libraries are slow to load.
  const [{ checkSchemas }, { renderOptionsFile }, { renderTypeFile }, validators] = await Promise.all([
    import('./generate/check.mjs'),
    import('./generate/options.mjs'),
    import('./generate/types.mjs'),
    import('./generate/validators.mjs'),
  ]);
  const schemas = readSchemas(source, files);
  checkSchemas(schemas, ids);
  /** @type {Record<string, string>} */
  const output = {
    ...contents,
    'schemas.ts': renderSchemasFile(schemas, ids),
    'validators/index.ts': validators.renderValidatorIndex(ids),
  };
  for (const ruleset of rulesets) {
    const schema = bundleSchema(schemas, ruleset);
    output[`${ruleset}.ts`] = await renderTypeFile(ruleset, schema);
    output[`options/${ruleset}.ts`] = renderOptionsFile(ruleset, schema);
  }
  for (const id of ids) {
    output[`schemas/${id}.ts`] = renderSchemaFile(bundleSchema(schemas, id));
    output[`validators/${id}.mjs`] = validators.renderValidatorFile(id, bundleSchema(schemas, id));
    output[`validators/${id}.d.mts`] = validators.validatorTypes;
  }

  fs.mkdirSync(target, { recursive: true });
  for (const name of listFilesIn(target)) if (!(name in output)) fs.rmSync(path.join(target, name));
  writeFiles(target, output);
  replaceFile(stampFile, stamp);
  return { changed: true, rulesets };
}

function renderVersionFile() {
  const { version } = JSON.parse(fs.readFileSync(path.join(projectRoot, 'package.json'), 'utf8'));
  return `export const version = ${JSON.stringify(version)};\n`;
}

/** Lists the files below a folder. @param {string} folder @returns {string[]} */
function listFilesIn(folder) {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/** @param {string[]} schemaFiles */
function computeFingerprint(schemaFiles) {
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
 * All keys of a scenario, sorted, without those of expectations and results.
 * @param {any} schema
 * @returns {string[]}
 */
function collectInnerKeys(schema) {
  /** @type {Set<string>} */
  const keys = new Set();
  /** @param {any} value @param {boolean} isRoot */
  const collect = (value, isRoot) => {
    if (typeof value !== 'object' || value === null) return;
    if (!isRoot) for (const key of Object.keys(value.properties ?? {})) keys.add(key);
    for (const [key, inner] of Object.entries(value)) if (!/expect|result/i.test(key)) collect(inner, false);
  };
  collect(schema, true);
  return [...keys].sort();
}

/**
 * The metadata of each schema that is available before it is loaded, and its loader.
 * @param {import('./generate/schemas.mjs').Schemas} schemas
 * @param {string[]} ids
 */
function renderSchemasFile(schemas, ids) {
  const summaries = ids.map((id) => {
    const schema = bundleSchema(schemas, id);
    const { title = '', properties = {} } = schema;
    return `  ${JSON.stringify(id)}: ${JSON.stringify({ title, keys: Object.keys(properties), innerKeys: collectInnerKeys(schema) })},`;
  });
  const loaders = ids.map((id) => `  ${JSON.stringify(id)}: async () => (await import('./schemas/${id}')).text,`);
  return [
    banner,
    `export type RulesetId = ${formatUnion(ids.filter((id) => id !== configSchema))};`,
    `export type SchemaId = ${formatUnion(ids)};`,
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

/** A schema as JSON text, which loads much faster than object literals and is parsed on demand. @param {unknown} schema */
function renderSchemaFile(schema) {
  return `${banner}\nexport const text = ${formatLiteral(JSON.stringify(schema))};\n`;
}

const banner = '// Generated from schemas/ by scripts/generate.mjs: do not edit.\n';

/** A union of string literals. @param {string[]} ids */
function formatUnion(ids) {
  return ids.map((id) => JSON.stringify(id)).join(' | ') || 'never';
}

/** A JavaScript string literal with the quotes that need the least escaping in JSON. @param {string} text */
function formatLiteral(text) {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

/** Writes the files whose text changes. @param {string} target @param {Record<string, string>} files @returns {boolean} if one did */
function writeFiles(target, files) {
  const changed = Object.entries(files).filter(([name, text]) => {
    const file = path.join(target, name);
    return !fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text;
  });
  for (const [name, text] of changed) {
    fs.mkdirSync(path.dirname(path.join(target, name)), { recursive: true });
    replaceFile(path.join(target, name), text);
  }
  return changed.length > 0;
}

/** Writes a file atomically: other processes may read it at the same time. @param {string} file @param {string} text */
function replaceFile(file, text) {
  const temporary = `${file}.${process.pid}.tmp`;
  fs.writeFileSync(temporary, text);
  fs.renameSync(temporary, file);
}

if (isMain(import.meta.url)) {
  const { changed, rulesets } = await generate({ force: process.argv.includes('--force') });
  console.log(`generate: ${rulesets.join(', ') || 'no schemas yet'} ${changed ? 'written' : 'unchanged'}`);
}
