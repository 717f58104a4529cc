// Fails if a rule is not visible or not proved, or if rulesets export names that only tests import. Every checklist id that is not a note
// needs a passed test that names it (`covers`), and if it is not silent either, a surface that cites its rule. Reads the output of
// `asdic rules`, which uses the records of a complete run of the unit tests.
//   node scripts/rules-check.mjs
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { generate } from './generate.mjs';
import { isMain, projectRoot } from './support/project.mjs';

/** The records of a complete run of the unit tests. */
const proofs = path.join(projectRoot, 'out/rule-tests.json');
const evidence = path.join(projectRoot, 'out/rule-evidence.json');

/**
 * An id of a checklist, as `asdic rules --checklist --format json` prints it.
 * @typedef {object} ListedId
 * @property {string} ruleset
 * @property {string} id
 * @property {string | null} rule null if no rule of the index covers the id
 * @property {'implemented' | 'silent' | 'note' | null} status
 * @property {number | null} tests
 * @property {string[] | null} seen the surfaces that cite the rule
 */

/**
 * Accepted gaps: rules that no surface shows, by ruleset and id, with the work to do; exports by ruleset.
 * @typedef {{ rules: Record<string, Record<string, string>>, exports: Record<string, string[]> }} Owed
 */

/** An export that the product does not use. @typedef {{ file: string, name: string }} DeadExport */

/**
 * The gaps, a sentence each.
 * @param {ListedId[]} ids
 * @param {string[]} proved qualified ids that tests name: `wif-ssw:W12`
 * @param {Owed['rules']} [owed]
 * @returns {string[]}
 */
export function findFaults(ids, proved, owed = {}) {
  const known = new Set(ids.map(({ ruleset, id }) => `${ruleset}:${id}`));
  const strangers = proved.filter((id) => !known.has(id)).map((id) => `${id}: tests name it, but no checklist has it`);
  return [...ids.flatMap((id) => findIdFaults(id, owed)), ...strangers];
}

/** @param {ListedId} id @param {Owed['rules']} owed @returns {string[]} */
function findIdFaults(id, owed) {
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

/** A summary line for each ruleset. @param {ListedId[]} ids @returns {string[]} */
export function formatTable(ids) {
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

/** Runs the command line from the sources. @returns {Promise<ListedId[]>} */
async function listChecklists() {
  // One level below the project, like the bundle of the product.
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
 * Exports of rulesets that are not accepted gaps, a sentence each.
 * @param {DeadExport[]} dead
 * @param {Owed['exports']} [owed]
 * @returns {string[]}
 */
export function findExportFaults(dead, owed = {}) {
  return dead
    .filter(({ file, name }) => file.startsWith(rulesets) && !owed[file.split('/')[3] ?? '']?.includes(name))
    .map(({ file, name }) => `${file}: nothing but tests imports ${name}`);
}

/** Exports that knip reports as unused by the product; generated lists use some. @returns {Promise<DeadExport[]>} */
async function listDeadExports() {
  const words = ['--production', '--no-gitignore', '--include', 'exports', '--reporter', 'json', '--no-exit-code'];
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
  console.log(formatTable(ids).join('\n'));
  /** @type {Owed} */
  const owed = readJson(path.join(projectRoot, 'test/support/owed.json'));
  for (const [ruleset, rules] of Object.entries(owed.rules))
    for (const [rule, what] of Object.entries(rules)) console.log(`owed: ${ruleset}:${rule}: ${what}`);
  const faults = [
    ...findFaults(ids, Object.keys(readJson(proofs)), owed.rules),
    ...findExportFaults(await listDeadExports(), owed.exports),
  ];
  for (const fault of faults) console.error(`rules: ${fault}`);
  return faults.length > 0 || ids.length === 0 ? 1 : 0;
}

if (isMain(import.meta.url)) {
  // If the command could not run, it has printed why, and the state of the rules is unknown.
  process.exitCode = await main().catch((/** @type {{ stderr?: string, stack?: string }} */ { stderr, stack }) => {
    console.error(stderr ?? stack);
    return 1;
  });
}
