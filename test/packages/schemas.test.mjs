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
  function faults(schema, data) {
    const validate = ajv.getSchema(schema);
    assert.ok(validate, schema);
    return validate(data) ? [] : ajv.errorsText(validate.errors).split(', ');
  }

  it('the schema of a ruleset and the schema of all rulesets accept every clean sample', () => {
    assert.ok(clean.length > 25);
    for (const file of clean)
      for (const document of yaml.parseAllDocuments(fs.readFileSync(file, 'utf8'), { merge: true })) {
        const data = document.toJS();
        assert.deepEqual(faults('scenario.json', data), [], file);
        assert.deepEqual(faults(`${data.ruleset}.json`, data), [], file);
      }
  });

  it('the schemas reject an unknown key, an invalid value and an unknown ruleset', () => {
    const scenario = { ruleset: 'aare', seaBattles: [{ id: 'a', attacker: { power: 'uk', units: { dd: 1 } } }] };
    assert.match(faults('scenario.json', { ...scenario, seaBatles: [] }).join(), /additional properties/);
    assert.match(
      faults('scenario.json', { ruleset: 'aa-depth', options: { diveDecision: 'never' } }).join(),
      /allowed values/,
    );
    assert.match(faults('scenario.json', { ruleset: 'chess' }).join(), /allowed values/);
  });

  it('a modeline makes the YAML extension report broken samples and accept clean ones', async () => {
    const service = languageServer.getLanguageService({
      schemaRequestService: async (uri) => fs.promises.readFile(new URL(uri), 'utf8'),
      workspaceContext: { resolveRelativePath: (relative, resource) => new URL(relative, resource).href },
    });
    service.configure({ validate: true, hover: true, completion: true, format: false, yamlVersion: '1.2' });
    const modeline = '# yaml-language-server: $schema=../dist/schemas/scenario.json\n';
    let version = 0;
    const told = async (/** @type {string} */ text) => {
      const uri = pathToFileURL(path.join(projectRoot, 'samples/a.scenario.yaml')).href;
      const found = await service.doValidation(TextDocument.create(uri, 'yaml', ++version, modeline + text), false);
      // The YAML extension reports anchors for reasons of its own.
      return found.filter(({ source }) => source?.startsWith('yaml-schema'));
    };
    for (const file of clean) assert.deepEqual(await told(fs.readFileSync(file, 'utf8')), [], file);
    const biscay = fs.readFileSync(path.join(projectRoot, 'samples/wif-ssw/biscay.scenario.yaml'), 'utf8');
    const [problem] = await told(biscay.replace('\nengagements:', '\nengagement:'));
    assert.match(problem?.message ?? '', /engagement/);
  });

  it('the output schemas describe the JSON that the command line prints', () => {
    const printed = (/** @type {string[]} */ ...words) => {
      try {
        const options = { cwd: projectRoot, encoding: /** @type {const} */ ('utf8'), maxBuffer: 2 ** 28 };
        return JSON.parse(execFileSync(process.execPath, ['dist/cli.cjs', ...words, '--format', 'json'], options));
      } catch (error) {
        // The command found and printed problems.
        return JSON.parse(/** @type {{ stdout: string }} */ (error).stdout);
      }
    };
    assert.deepEqual(faults('check.json', printed('check', 'samples')), []);
    for (const name of ['wif-ssw/biscay', 'aare/north-sea', 'aa-depth/dive', 'awaw/pearl-harbor']) {
      const file = `samples/${name}.scenario.yaml`;
      for (const words of [
        ['resolve', '--seed', '7'],
        ['odds', '--rounds'],
        ...(name.startsWith('aa') ? [['advise']] : []),
      ])
        assert.deepEqual(faults('report.json', printed(...words, file)), [], `${words.join(' ')} ${file}`);
    }
    assert.deepEqual(faults('rules.json', printed('rules')), []);
    assert.deepEqual(faults('explain.json', printed('explain', 'id/unknown')), []);
    const dive = 'samples/aa-depth/dive.scenario.yaml';
    const combat = ['--engagement', printed('odds', dive)[0].id];
    const sweep = printed('sweep', dive, ...combat, '--vary', 'attacker.units.dd=-1..2');
    assert.deepEqual([sweep.cells.length, faults('sweep.json', sweep)], [4, []]);
    assert.deepEqual(faults('compare.json', printed('compare', dive, ...combat, '--with', 'attacker.units.dd=2')), []);
    assert.deepEqual(faults('matters.json', printed('matters', dive, ...combat)), []);
    const described = ['check', 'report', 'sweep', 'compare', 'matters', 'rules', 'explain'];
    assert.deepEqual(
      Object.keys(answers),
      described.map((name) => `${name}.json`),
    );
    assert.notDeepEqual(faults('report.json', [{ id: 7 }]), []);
  });
});
