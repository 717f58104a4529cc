import assert from 'node:assert/strict';
import { createCommandLine } from './command-line';

interface Rule {
  readonly ruleset: string;
  readonly id: string;
  readonly status: string;
  readonly checklist: readonly string[];
  readonly implementedBy: Readonly<Record<'constraints' | 'modifiers' | 'steps', readonly string[]>>;
  readonly tests: number | null;
  readonly seen: readonly string[] | null;
}

describe('asdic rules', () => {
  const { write, run, runJson } = createCommandLine();

  it('lists each rule with its implementation, and leaves out tests and evidence without their files', async () => {
    const rules = (await runJson(['rules', 'wif-ssw'])) as readonly Rule[];
    const rule = rules.find(({ id }) => id === 'owner-acted')!;
    assert.deepEqual(Object.keys(rule), [
      'ruleset',
      'id',
      'section',
      'title',
      'summary',
      'status',
      'checklist',
      'implementedBy',
      'tests',
      'seen',
    ]);
    assert.deepEqual([rule.ruleset, rule.status, rule.checklist], ['wif-ssw', 'implemented', ['W6']]);
    assert.deepEqual([rule.tests, rule.seen], [null, null]);
    assert.ok(rule.implementedBy.constraints.includes('owner-passed'));
    const all = (await runJson(['rules'])) as readonly Rule[];
    assert.deepEqual(
      all.filter(({ ruleset }) => ruleset === 'wif-ssw'),
      rules,
      'without a name those of every ruleset',
    );
  });

  it('counts each test of a rule once, whichever of its ids the test names', async () => {
    await write({
      'out/rule-tests.json': '{ "wif-ssw:W21": ["a", "b"], "wif-ssw:W23": ["b", "c"], "wif-ssw:W12": ["d"] }',
    });
    const rules = (await runJson(['rules', 'wif-ssw'])) as readonly Rule[];
    const tests = new Map(rules.map((rule) => [rule.id, rule.tests]));
    assert.equal(tests.get('surprise-gained'), 3);
    assert.equal(tests.get('highest-section'), 1);
    assert.equal(tests.get('owner-acted'), 0);
  });

  it('lists the evidence of each rule, by rule and by id of the checklist', async () => {
    await write({
      'out/rule-evidence.json': '{ "wif-ssw:surprise-gained": ["hover", "trace"] }',
      'other.json': '{ "wif-ssw:surprise-gained": ["diagnostic"] }',
    });
    const rules = (await runJson(['rules', 'wif-ssw'])) as readonly Rule[];
    const seen = new Map(rules.map((rule) => [rule.id, rule.seen]));
    assert.deepEqual([seen.get('surprise-gained'), seen.get('owner-acted')], [['hover', 'trace'], []]);
    const ids = (await runJson(['rules', 'wif-ssw', '--checklist', '--evidence', 'other.json'])) as readonly Rule[];
    assert.deepEqual(
      ids.filter((id) => id.seen!.length > 0).map((id) => [id.id, id.seen]),
      [
        ['W21', ['diagnostic']],
        ['W23', ['diagnostic']],
      ],
    );
    assert.match((await run(['rules', 'wif-ssw'])).output, /^1\.2\.3 +surprise-gained .* hover, trace$/m);
  });

  it('lists the whole checklist, one line for each id', async () => {
    await write({ 'proofs.json': '{ "wif-ssw:W21": ["a", "b"], "wif-ssw:W23": ["b"] }' });
    const ids = (await runJson(['rules', 'wif-ssw', '--checklist', '--tests', 'proofs.json'])) as readonly (Rule & {
      rule: string;
    })[];
    assert.deepEqual(
      ids.map(({ id }) => id),
      Array.from({ length: 92 }, (_, index) => `W${index + 1}`),
    );
    const [w21, w23] = [ids[20]!, ids[22]!];
    assert.deepEqual([w21.rule, w21.tests, w23.rule, w23.tests], ['surprise-gained', 2, 'surprise-gained', 1]);
    assert.equal(ids[77]!.status, 'note');
  });

  it('lists the rulesets, and the contents of one in columns', async () => {
    assert.match((await run(['rules'])).output, /^wif-ssw +World in Flames.* rules$/m);
    const { output } = await run(['rules', 'wif-ssw']);
    const [head, ...lines] = output.trimEnd().split('\n');
    assert.match(head!, /^section +id +title +status +checklist +implemented by +tests +seen$/);
    const column = head!.indexOf('checklist');
    for (const line of lines) assert.equal(line[column - 1], ' ', line);
    assert.ok(lines.some((line) => /^1\.2\.3 +highest-section .* W12 .*\? +\?$/.test(line)));
  });

  it('prints the page of a rule', async () => {
    const { output } = await run(['rules', 'wif-ssw', 'highest-section']);
    assert.match(output, /^# Highest section/);
    assert.match(output, /1\.2\.3/);
    assert.ok(!output.includes(']('), 'there is nothing to follow a link with');
  });

  it('reports unknown rulesets, rules and files, prints nothing else and ends with 2', async () => {
    await write({ 'odd.json': '{ "wif-ssw:W1": 3 }', 'broken.json': '{' });
    const failure = { output: '', exitCode: 2 };
    for (const [words, note] of [
      [['rules', 'wif'], /no ruleset `wif`. There are: wif-ssw/],
      [['rules', 'wif-ssw', 'nope'], /no rule `nope`/],
      [['rules', '--tests', 'nowhere.json'], /no file .*nowhere\.json/],
      [['rules', '--tests', 'odd.json'], /not a record of the unit tests/],
      [['rules', '--evidence', 'odd.json'], /not a record of the unit tests, which holds surfaces by rule/],
      [['rules', '--tests', 'broken.json'], /cannot be read/],
    ] as const) {
      const { output, notes, exitCode } = await run([...words, '--format', 'json']);
      assert.deepEqual({ output, exitCode }, failure, words.join(' '));
      assert.match(notes, note);
    }
  });

  it('prints the version of Asdic', async () => {
    assert.match((await run(['--version'])).output, /^\d+\.\d+\.\d+\n$/);
  });
});
