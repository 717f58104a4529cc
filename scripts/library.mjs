// Builds the npm entries: dist/library/ (the library as ES modules that run anywhere, a CommonJS wrapper, types) and
// dist/schemas/ (the schemas of scenarios and of answers, for editors and programs).
//   node scripts/library.mjs [--minify]
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { generate } from './generate.mjs';
import { createAnswerSchemas } from './library/answers.mjs';
import { createEditorSchemas } from './library/editor-schemas.mjs';
import { bundleTypes } from './library/types.mjs';
import { isMain, projectRoot } from './support/project.mjs';

const folder = path.join(projectRoot, 'dist/library');
const schemaFolder = path.join(projectRoot, 'dist/schemas');

/** The entries that a program may import: the source of each, from which its types are made, and its module in dist/. */
const library = { source: 'server/src/library/index.ts', module: 'dist/library/index.mjs' };
/** `esbuild.mjs` bundles it, with the other programs for Node. */
const server = { source: 'server/src/lsp/start.node.ts', module: 'dist/language-server.mjs' };

/** @param {{ minify?: boolean }} [choice] */
export async function buildLibrary({ minify = false } = {}) {
  await generate();
  fs.rmSync(folder, { recursive: true, force: true });
  await build({
    absWorkingDir: projectRoot,
    entryPoints: [library.source],
    outdir: folder,
    bundle: true,
    // Neutral platform: code for both Node and browsers runs in Deno, Bun and workers as well.
    platform: 'neutral',
    mainFields: ['module', 'main'],
    format: 'esm',
    splitting: true,
    target: 'es2022',
    chunkNames: 'chunks/[name]-[hash]',
    outExtension: { '.js': '.mjs' },
    minify,
    legalComments: 'none',
    logLevel: 'warning',
  });
  const types = await writeTypes(library);
  await writeTypes(server, '/// <reference types="node" />\n');
  writeSchemas({ ...createEditorSchemas(), ...createAnswerSchemas(types) });
}

/**
 * Types for both kinds of modules, and a CommonJS wrapper of the module.
 * @param {{ source: string, module: string }} entry
 * @param {string} [head] of the types
 * @returns {Promise<string>} the types
 */
async function writeTypes({ source, module }, head = '') {
  const types = head + (await bundleTypes(source));
  for (const kind of ['mts', 'cts']) write(module.replace(/mjs$/, `d.${kind}`), types);
  const names = [...types.matchAll(/^declare function (\w+)/gm)].map(([, name = '']) => name);
  write(module.replace(/mjs$/, 'cjs'), renderCommonjsWrapper(path.basename(module), names));
  return types;
}

/** The CommonJS wrapper loads the same module at the first call. @param {string} module @param {string[]} names */
function renderCommonjsWrapper(module, names) {
  const functions = names.map(
    (name) => `exports.${name} = async (...given) => (await import('./${module}')).${name}(...given);`,
  );
  return `'use strict';\n${functions.join('\n')}\n`;
}

/** @param {Record<string, object>} schemas by the names of their files */
function writeSchemas(schemas) {
  fs.rmSync(schemaFolder, { recursive: true, force: true });
  for (const [name, schema] of Object.entries(schemas))
    write(path.join(schemaFolder, name), `${JSON.stringify(schema, null, 2)}\n`);
}

/** @param {string} file @param {string} text */
function write(file, text) {
  const absolute = path.resolve(projectRoot, file);
  fs.mkdirSync(path.dirname(absolute), { recursive: true });
  fs.writeFileSync(absolute, text);
}

if (isMain(import.meta.url)) await buildLibrary({ minify: process.argv.includes('--minify') });
