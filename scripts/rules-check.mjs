// Fails when a rule is not implemented or not proved: every id of every ruleset's checklist that is no note needs an implementation and
// a passed test that names it (`covers`). Reads what `asdic rules` tells, and the proofs that a whole run of the unit tests wrote.
//   node scripts/rules-check.mjs
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { generate } from './generate.mjs';
import { isMain, projectRoot } from './support/project.mjs';

/**
 * An id of a checklist, as `asdic rules --checklist --format json` prints it.
 * @typedef {object} ListedId
 * @property {string} ruleset
 * @property {string} id
 * @property {string | null} rule null where no rule of the index covers the id
 * @property {'implemented' | 'note' | null} status
 * @property {Record<'constraints' | 'modifiers' | 'steps', string[]>} implementedBy
 * @property {number | null} tests
 */

/**
 * What is missing, a sentence each.
 * @param {ListedId[]} ids
 * @param {string[]} proved qualified ids that tests name: `wif-ssw:W12`
 * @returns {string[]}
 */
export function faultsOf(ids, proved) {
  const known = new Set(ids.map(({ ruleset, id }) => `${ruleset}:${id}`));
  const strangers = proved.filter((id) => !known.has(id)).map((id) => `${id}: tests name it, but no checklist has it`);
  return [...ids.flatMap(faultsOfId), ...strangers];
}

/** @param {ListedId} id @returns {string[]} */
function faultsOfId(id) {
  const name = `${id.ruleset}:${id.id}`;
  if (id.rule === null) return [`${name}: no rule of the index covers it`];
  if (id.status === 'note') return [];
  return [
    ...(isImplemented(id) ? [] : [`${name}: nothing implements it (rule ${id.rule})`]),
    ...((id.tests ?? 0) > 0 ? [] : [`${name}: no passed test proves it (rule ${id.rule})`]),
  ];
}

/** @param {ListedId} id */
function isImplemented({ implementedBy }) {
  return Object.values(implementedBy).some((ids) => ids.length > 0);
}

/** A line for each ruleset. @param {ListedId[]} ids @returns {string[]} */
export function tableOf(ids) {
  const rows = [...new Set(ids.map(({ ruleset }) => ruleset))].map((ruleset) => {
    const own = ids.filter((id) => id.ruleset === ruleset);
    const rules = own.filter(({ status }) => status !== 'note');
    const proved = rules.filter(({ tests }) => (tests ?? 0) > 0);
    return [ruleset, own.length, own.length - rules.length, rules.filter(isImplemented).length, proved.length].map(
      String,
    );
  });
  const head = ['ruleset', 'ids', 'notes', 'implemented', 'proved'];
  const widths = head.map((cell, column) => Math.max(cell.length, ...rows.map((row) => (row[column] ?? '').length)));
  return [head, ...rows].map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
}

/** Asks the command line as it stands in the sources. @param {string} proofs @returns {Promise<ListedId[]>} */
async function listChecklists(proofs) {
  // One level below the project, as the bundle of the product is.
  const bundle = path.join(projectRoot, 'out/rules-check.cjs');
  await generate();
  await build({
    absWorkingDir: projectRoot,
    entryPoints: ['server/src/cli/main.ts'],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'warning',
  });
  const words = [bundle, 'rules', '--checklist', '--format', 'json', '--tests', proofs];
  const { stdout } = await promisify(execFile)(process.execPath, words);
  return JSON.parse(stdout);
}

async function main() {
  const proofs = path.join(projectRoot, 'out/rule-tests.json');
  if (!fs.existsSync(proofs)) {
    console.error('rules: there are no proofs. A whole run of the unit tests writes them: npm run unit');
    return 1;
  }
  const ids = await listChecklists(proofs);
  console.log(tableOf(ids).join('\n'));
  const faults = faultsOf(ids, Object.keys(JSON.parse(fs.readFileSync(proofs, 'utf8'))));
  for (const fault of faults) console.error(`rules: ${fault}`);
  return faults.length > 0 || ids.length === 0 ? 1 : 0;
}

if (isMain(import.meta.url)) {
  // Where the command could not run it has said why, and nothing is known of the rules.
  process.exitCode = await main().catch((/** @type {{ stderr?: string, stack?: string }} */ { stderr, stack }) => {
    console.error(stderr ?? stack);
    return 1;
  });
}
