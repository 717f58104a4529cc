// The schemas in the npm package: schemas of scenarios for other editors, and of JSON output for programs.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Ajv } from 'ajv';
import yaml from 'yaml';
import languageServer from 'yaml-language-server';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { buildAll } from '../../esbuild.mjs';
import { buildLibrary } from '../../scripts/library.mjs';
import { answers } from '../../scripts/library/answers.mjs';
import { projectRoot, sourceFiles } from '../../scripts/support/project.mjs';

const folder = path.join(projectRoot, 'dist/schemas');
const scenarios = sourceFiles('samples', '.scenario.yaml').map((name) => path.join(projectRoot, name));
const clean = scenarios.filter((name) => !name.includes(`${path.sep}broken${path.sep}`));

describe('the schemas in the npm package', function () {
  /** @type {Ajv} */
  let ajv;

  before(async () => {
    await buildAll({ minify: true });
    await buildLibrary({ minify: true });
    ajv = new Ajv({ strict: false, allErrors: true });
    for (const name of fs.readdirSync(folder))
      ajv.addSchema(JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')), name);
  });

  /** @param {string} schema @param {unknown} data */
  function listErrors(schema, data) {
    const validate = ajv.getSchema(schema);
    assert.ok(validate, schema);
    return validate(data) ? [] : ajv.errorsText(validate.errors).split(', ');
  }

  it('the schema of a ruleset and the schema of all rulesets accept every clean sample', () => {
    assert.ok(clean.length > 25);
    for (const file of clean)
      for (const document of yaml.parseAllDocuments(fs.readFileSync(file, 'utf8'), { merge: true })) {
        const data = document.toJS();
        assert.deepEqual(listErrors('scenario.json', data), [], file);
        assert.deepEqual(listErrors(`${data.ruleset}.json`, data), [], file);
      }
  });

  it('the schemas reject an unknown key, an invalid value and an unknown ruleset', () => {
    const scenario = { ruleset: 'aare', seaBattles: [{ id: 'a', attacker: { power: 'uk', units: { dd: 1 } } }] };
    assert.match(listErrors('scenario.json', { ...scenario, seaBatles: [] }).join(), /additional properties/);
    assert.match(
      listErrors('scenario.json', { ruleset: 'aa-depth', options: { diveDecision: 'never' } }).join(),
      /allowed values/,
    );
    assert.match(listErrors('scenario.json', { ruleset: 'chess' }).join(), /allowed values/);
  });

  it('a modeline makes the YAML extension report broken samples and accept clean ones', async () => {
    const service = languageServer.getLanguageService({
      schemaRequestService: async (uri) => fs.promises.readFile(new URL(uri), 'utf8'),
      workspaceContext: { resolveRelativePath: (relative, resource) => new URL(relative, resource).href },
    });
    service.configure({ validate: true, hover: true, completion: true, format: false, yamlVersion: '1.2' });
    const modeline = '# yaml-language-server: $schema=../dist/schemas/scenario.json\n';
    let version = 0;
    const validateWithEditor = async (/** @type {string} */ text) => {
      const uri = pathToFileURL(path.join(projectRoot, 'samples/a.scenario.yaml')).href;
      const found = await service.doValidation(TextDocument.create(uri, 'yaml', ++version, modeline + text), false);
      // The YAML extension reports anchors for reasons of its own.
      return found.filter(({ source }) => source?.startsWith('yaml-schema'));
    };
    for (const file of clean) assert.deepEqual(await validateWithEditor(fs.readFileSync(file, 'utf8')), [], file);
    const biscay = fs.readFileSync(path.join(projectRoot, 'samples/wif-ssw/biscay.scenario.yaml'), 'utf8');
    const [problem] = await validateWithEditor(biscay.replace('\nengagements:', '\nengagement:'));
    assert.match(problem?.message ?? '', /engagement/);
  });

  it('the output schemas describe the JSON that the command line prints', () => {
    const runAsdic = (/** @type {string[]} */ ...words) => {
      try {
        const options = { cwd: projectRoot, encoding: /** @type {const} */ ('utf8'), maxBuffer: 2 ** 28 };
        return JSON.parse(execFileSync(process.execPath, ['dist/cli.cjs', ...words, '--format', 'json'], options));
      } catch (error) {
        // The command found and printed problems.
        return JSON.parse(/** @type {{ stdout: string }} */ (error).stdout);
      }
    };
    assert.deepEqual(listErrors('check.json', runAsdic('check', 'samples')), []);
    for (const name of ['wif-ssw/biscay', 'aare/north-sea', 'aa-depth/dive', 'awaw/pearl-harbor']) {
      const file = `samples/${name}.scenario.yaml`;
      for (const words of [
        ['resolve', '--seed', '7'],
        ['odds', '--rounds'],
        ...(name.startsWith('aa') ? [['advise']] : []),
      ])
        assert.deepEqual(listErrors('report.json', runAsdic(...words, file)), [], `${words.join(' ')} ${file}`);
    }
    assert.deepEqual(listErrors('rules.json', runAsdic('rules')), []);
    assert.deepEqual(listErrors('explain.json', runAsdic('explain', 'id/unknown')), []);
    const dive = 'samples/aa-depth/dive.scenario.yaml';
    const combat = ['--engagement', runAsdic('odds', dive)[0].id];
    const sweep = runAsdic('sweep', dive, ...combat, '--vary', 'attacker.units.dd=-1..2');
    assert.deepEqual([sweep.cells.length, listErrors('sweep.json', sweep)], [4, []]);
    assert.deepEqual(
      listErrors('compare.json', runAsdic('compare', dive, ...combat, '--with', 'attacker.units.dd=2')),
      [],
    );
    assert.deepEqual(listErrors('matters.json', runAsdic('matters', dive, ...combat)), []);
    const described = ['check', 'report', 'sweep', 'compare', 'matters', 'rules', 'explain'];
    assert.deepEqual(
      Object.keys(answers),
      described.map((name) => `${name}.json`),
    );
    assert.notDeepEqual(listErrors('report.json', [{ id: 7 }]), []);
  });
});
