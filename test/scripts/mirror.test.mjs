// Each source file with code has a test: one of the same name in the same place under test/, or one named like its folder, beside that folder.
// Files that are tested through another file are listed here with their test, so that a reader finds it at once.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';

/** Layers that are held to it, with the folder of their tests. @type {Record<string, string>} */
const layers = {
  'server/src/features': 'test/server/features',
  'server/src/lsp': 'test/server/lsp',
  'server/src/library': 'test/server/library',
  'server/src/cli': 'test/server/cli',
  'server/src/protocol': 'test/server/protocol',
  'server/src/text': 'test/server/text',
  'server/src/schema': 'test/server/schema',
  'server/src/page': 'test/server/page',
  'server/src/docs': 'test/server/docs',
  'client/src': 'test/client',
  'playground/src': 'test/playground',
};

/** The tests of files without a test of their own: names of files by folder. @type {[folder: string, test: string, files: string][]} */
const testedThrough = [
  // Hosts: files that start the server, and files that only run inside VS Code.
  ['server/src/lsp', 'test/vscode/suite/smoke.test.ts', 'main.node main.browser runtime.node runtime.browser'],
  [
    'client/src',
    'test/vscode/suite/smoke.test.ts',
    'extension extension.browser start options errors files said session',
  ],
  ['client/src', 'test/vscode/suite/commands.test.ts', 'commands diagnostics inline'],
  ['client/src', 'test/vscode/suite/failures.test.ts', 'failures life'],
  ['client/src', 'test/vscode/suite/tests.test.ts', 'tests'],
  ['client/src', 'test/vscode/suite/turn.test.ts', 'turns'],
  ['client/src', 'test/vscode/suite/variants.test.ts', 'variants'],
  ['client/src', 'test/vscode/suite/live-odds.test.ts', 'history'],
  ['client/src', 'test/vscode/suite/combat.test.ts', 'lens-row'],
  ['client/src', 'test/vscode/suite/arriving.test.ts', 'new-scenario samples ghost first-steps'],
  ['client/src', 'test/vscode/suite/naming.test.ts', 'plain-yaml untitled'],
  ['client/src', 'test/vscode/suite/meant.test.ts', 'meant'],
  ['client/src', 'test/vscode/suite/tasks.test.ts', 'tasks'],
  ['client/src', 'test/vscode/suite/rules.test.ts', 'rules'],
  ['client/src', 'test/vscode/suite/diagnostics.test.ts', 'status'],
  ['client/src/report', 'test/vscode/suite/report.test.ts', 'panel view what-if'],
  ['client/src', 'test/vscode/suite/report.test.ts', 'advising answers go-to-line sharing'],
  [
    'playground/src',
    'test/playground/suite.mjs',
    'begin choices combats copy dialog documents editor main problems providers report report-host rules samples server theme variants',
  ],
  // Parts of a report, through the whole report.
  [
    'server/src/page',
    'test/server/page/page.test.ts',
    'actions arithmetic by-round element header links measure meter outcome steps',
  ],
  ['server/src/page', 'test/server/page/headline.test.ts', 'legend'],
  ['server/src/page', 'test/server/page/advice.test.ts', 'advised-decisions advised-values'],
  ['server/src/page', 'test/server/page/odds.test.ts', 'forces'],
  ['server/src/page', 'test/server/page/matters.test.ts', 'telling'],
  ['server/src/page', 'test/server/page/sweep.test.ts', 'csv lever sweep-chart sweep-form'],
  ['server/src/page', 'test/server/page/chart.test.ts', 'described'],
  ['server/src/page', 'test/server/page/turn.test.ts', 'turn-lines'],
  ['server/src/features/turn', 'test/server/features/turn/report.test.ts', 'calculation'],
  ['server/src/features/turn', 'test/server/features/turn/advice.test.ts', 'alone press-on'],
  ['server/src/lsp', 'test/server/lsp/matters.test.ts', 'variants'],
  ['server/src/lsp', 'test/server/lsp/combat-commands.test.ts', 'combat-parts memories'],
  // The server, through a client.
  [
    'server/src/lsp',
    'test/server/lsp/server.test.ts',
    'about answers capabilities convert documents language session scenario-name',
  ],
  ['server/src/protocol', 'test/server/lsp/workspace.test.ts', 'files'],
  ['server/src/lsp', 'test/server/lsp/combat-commands.test.ts', 'commands'],
  ['server/src/lsp', 'test/server/lsp/tables.test.ts', 'refused'],
  ['server/src/lsp', 'test/vscode/suite/arriving.test.ts', 'begin'],
  ['server/src/features/begin', 'test/server/rulesets/templates.test.ts', 'snippet'],
  ['server/src/lsp', 'test/server/lsp/document-features.test.ts', 'inlay-hints'],
  ['server/src/protocol', 'test/server/protocol/index.test.ts', 'rule-pages'],
  ['server/src/protocol', 'test/server/lsp/semantic-tokens.test.ts', 'semantic-tokens'],
  ['server/src/protocol', 'test/server/lsp/settings.test.ts', 'inlay-hints'],
  ['server/src/schema', 'test/server/features/semantic-tokens.test.ts', 'roles'],
  ['server/src/schema', 'test/server/schema/ids.test.ts', 'duplicate-ids'],
  ['server/src/lsp', 'test/packages/npm.test.mjs', 'start.node'],
  // The functions of the library, through the functions that programs call.
  [
    'server/src/library',
    'test/server/library/index.test.ts',
    'advise combats expected-odds explain failure numbers odds problems resolve rules scenario watch',
  ],
  ['server/src/docs', 'test/server/docs/index.test.ts', 'reference schema-tables settings written'],
  // The command line, through its commands.
  [
    'server/src/cli',
    'test/server/cli/check.test.ts',
    'analysed command entry host main outcome program rulesets tables',
  ],
  [
    'server/src/cli',
    'test/server/cli/resolve.test.ts',
    'assumptions-text combats combat-heading expectation-line resolve-text',
  ],
  ['server/src/cli', 'test/server/cli/odds-text.test.ts', 'forces-text'],
  ['server/src/cli', 'test/server/cli/turn.test.ts', 'turn-text'],
  ['server/src/library', 'test/server/cli/turn.test.ts', 'turn'],
  ['server/src/cli', 'test/server/cli/advise.test.ts', 'advise-text'],
  ['server/src/cli', 'test/server/cli/jobs.test.ts', 'merge'],
  ['server/src/library', 'test/server/library/sweep.test.ts', 'compare matters variants'],
  [
    'server/src/cli/variants',
    'test/server/cli/variants/sweep.test.ts',
    'calculate command goal numbers sweep-csv sweep-text',
  ],
  ['server/src/cli/variants', 'test/server/cli/variants/compare.test.ts', 'compare-text'],
  ['server/src/cli/variants', 'test/server/cli/variants/matters.test.ts', 'matters-text'],
  ['server/src/features', 'test/server/features/bounded.test.ts', 'shown'],
  ['server/src/features', 'test/server/features/analysis.test.ts', 'analyse-in-steps'],
  ['server/src/features', 'test/server/features/symbols.test.ts', 'part-symbols'],
  ['server/src/lsp', 'test/server/lsp/workspace.test.ts', 'tell'],
  // Parts of the parser and of the schema check.
  ['server/src/text', 'test/server/text/fast-path.test.ts', 'fast-events fast-node'],
  [
    'server/src/text',
    'test/server/text/parse.test.ts',
    'anchors chunk convert document faults guards limits node range scan value-problems',
  ],
  ['server/src/schema', 'test/server/schema/check-schema.test.ts', 'parts'],
];

/** Files with code below a folder, without files that only declare types. @param {string} folder @returns {string[]} */
function sources(folder) {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
    .filter((file) => file.endsWith('.ts') && hasCode(fs.readFileSync(file, 'utf8')));
}

/** @param {string} text */
function hasCode(text) {
  return /^(?:export )?(?:default )?(?:async )?(?:function|const|let|class)\b|^[a-z]\w*[.(]/m.test(text);
}

/** @param {string} file @param {string} folder @param {string} tests */
function ownTests(file, folder, tests) {
  const place = file.replace(folder, tests).replace(/\.ts$/, '');
  const inFolder = path.posix.dirname(place);
  return [`${place}.test.ts`, ...(inFolder === tests ? [] : [`${inFolder}.test.ts`])];
}

/** @param {string} file */
function findSharedTest(file) {
  const name = path.posix.basename(file, '.ts');
  return testedThrough.find(
    ([folder, , files]) => folder === path.posix.dirname(file) && files.split(' ').includes(name),
  )?.[1];
}

describe('the mirror of tests', () => {
  for (const [folder, tests] of Object.entries(layers)) {
    it(`every file of ${folder} has a test`, () => {
      const missing = sources(folder).filter((file) => {
        const other = findSharedTest(file);
        return ![...ownTests(file, folder, tests), ...(other ? [other] : [])].some((test) => fs.existsSync(test));
      });
      assert.deepEqual(missing, []);
    });
  }

  it('the list of exceptions names only existing files without a test of their own', () => {
    const listed = testedThrough.flatMap(([folder, test, files]) =>
      files.split(' ').map((name) => ({ file: `${folder}/${name}.ts`, test })),
    );
    const wrong = listed.filter(({ file, test }) => {
      const layer = Object.entries(layers).find(([folder]) => file.startsWith(`${folder}/`));
      const hasOwn = layer && ownTests(file, ...layer).some((own) => fs.existsSync(own));
      return !fs.existsSync(file) || !fs.existsSync(test) || hasOwn;
    });
    assert.deepEqual(wrong, []);
  });

  it('every test file has at least one test', () => {
    const files = fs
      .readdirSync('test', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.m?[jt]s$/.test(name));
    const empty = files.filter((name) => {
      const text = fs.readFileSync(path.join('test', name), 'utf8');
      return !/\b(?:it|test)\w*\(/i.test(text) || !/assert|seen\(|testConstraints/.test(text);
    });
    assert.deepEqual(empty, []);
  });
});
