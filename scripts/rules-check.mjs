// Fails when a rule cannot be seen or is not proved, and when rulesets export what only tests import. Every id of every ruleset's checklist that is no note needs a passed test that names
// it (`covers`), and one that is not silent either needs a surface that cites its rule. Reads what `asdic rules` prints, which takes it from
// the records of a whole run of the unit tests.
//   node scripts/rules-check.mjs
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { generate } from './generate.mjs';
import { isMain, projectRoot } from './support/project.mjs';

/** What a whole run of the unit tests records. */
const proofs = path.join(projectRoot, 'out/rule-tests.json');
const evidence = path.join(projectRoot, 'out/rule-evidence.json');

/**
 * An id of a checklist, as `asdic rules --checklist --format json` prints it.
 * @typedef {object} ListedId
 * @property {string} ruleset
 * @property {string} id
 * @property {string | null} rule null where no rule of the index covers the id
 * @property {'implemented' | 'silent' | 'note' | null} status
 * @property {number | null} tests
 * @property {string[] | null} seen the surfaces that cite the rule
 */

/**
 * What may still be missing: rules that nothing shows, by ruleset and id, with what is to be done; exports by ruleset.
 * @typedef {{ rules: Record<string, Record<string, string>>, exports: Record<string, string[]> }} Owed
 */

/** Something exported that the product does not use. @typedef {{ file: string, name: string }} DeadExport */

/**
 * What is missing, a sentence each.
 * @param {ListedId[]} ids
 * @param {string[]} proved qualified ids that tests name: `wif-ssw:W12`
 * @param {Owed['rules']} [owed]
 * @returns {string[]}
 */
export function faultsOf(ids, proved, owed = {}) {
  const known = new Set(ids.map(({ ruleset, id }) => `${ruleset}:${id}`));
  const strangers = proved.filter((id) => !known.has(id)).map((id) => `${id}: tests name it, but no checklist has it`);
  return [...ids.flatMap((id) => faultsOfId(id, owed)), ...strangers];
}

/** @param {ListedId} id @param {Owed['rules']} owed @returns {string[]} */
function faultsOfId(id, owed) {
  const name = `${id.ruleset}:${id.id}`;
  if (id.rule === null) return [`${name}: no rule of the index covers it`];
  if (id.status === 'note') return [];
  const mustShow = id.status !== 'silent' && owed[id.ruleset]?.[id.rule] === undefined;
  return [
    ...(mustShow && !isSeen(id) ? [`${name}: no problem, hover or report shows it (rule ${id.rule})`] : []),
    ...((id.tests ?? 0) > 0 ? [] : [`${name}: no passed test proves it (rule ${id.rule})`]),
  ];
}

/** @param {ListedId} id */
function isSeen({ seen }) {
  return seen !== null && seen.length > 0;
}

/** A line for each ruleset. @param {ListedId[]} ids @returns {string[]} */
export function tableOf(ids) {
  const rows = [...new Set(ids.map(({ ruleset }) => ruleset))].map((ruleset) => {
    const own = ids.filter((id) => id.ruleset === ruleset);
    /** @param {(id: ListedId) => boolean} holds */
    const count = (holds) => own.filter(holds).length;
    return [
      ruleset,
      own.length,
      count(({ status }) => status === 'note'),
      count(({ status }) => status === 'silent'),
      count((id) => id.status === 'implemented' && isSeen(id)),
      count(({ status, tests }) => status !== 'note' && (tests ?? 0) > 0),
    ].map(String);
  });
  const head = ['ruleset', 'ids', 'notes', 'silent', 'seen', 'proved'];
  const widths = head.map((cell, column) => Math.max(cell.length, ...rows.map((row) => (row[column] ?? '').length)));
  return [head, ...rows].map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
}

/** Asks the command line as it stands in the sources. @returns {Promise<ListedId[]>} */
async function listChecklists() {
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
  const words = [bundle, 'rules', '--checklist', '--format', 'json', '--tests', proofs, '--evidence', evidence];
  const { stdout } = await promisify(execFile)(process.execPath, words);
  return JSON.parse(stdout);
}

const rulesets = 'server/src/rulesets/';

/**
 * Exports of rulesets that are not owed, a sentence each.
 * @param {DeadExport[]} dead
 * @param {Owed['exports']} [owed]
 * @returns {string[]}
 */
export function faultsOfExports(dead, owed = {}) {
  return dead
    .filter(({ file, name }) => file.startsWith(rulesets) && !owed[file.split('/')[3] ?? '']?.includes(name))
    .map(({ file, name }) => `${file}: nothing but tests imports ${name}`);
}

/** What knip finds that the product does not use. @returns {Promise<DeadExport[]>} */
async function deadExports() {
  const words = ['--production', '--include', 'exports', '--reporter', 'json', '--no-exit-code'];
  const knip = path.join(projectRoot, 'node_modules/knip/bin/knip.js');
  const { stdout } = await promisify(execFile)(process.execPath, [knip, ...words], { cwd: projectRoot });
  /** @type {{ issues: { file: string, exports: { name: string }[] }[] }} */
  const { issues } = JSON.parse(stdout);
  return issues.flatMap(({ file, exports }) => exports.map(({ name }) => ({ file, name })));
}

/** @param {string} file */
const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

async function main() {
  if (![proofs, evidence].every((file) => fs.existsSync(file))) {
    console.error('rules: there are no records. A whole run of the unit tests writes them: npm run unit');
    return 1;
  }
  const ids = await listChecklists();
  console.log(tableOf(ids).join('\n'));
  /** @type {Owed} */
  const owed = readJson(path.join(projectRoot, 'test/support/owed.json'));
  for (const [ruleset, rules] of Object.entries(owed.rules))
    for (const [rule, what] of Object.entries(rules)) console.log(`owed: ${ruleset}:${rule}: ${what}`);
  const faults = [
    ...faultsOf(ids, Object.keys(readJson(proofs)), owed.rules),
    ...faultsOfExports(await deadExports(), owed.exports),
  ];
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
