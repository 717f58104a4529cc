/** Every implemented rule appears in a diagnostic, a hover or a resolved combat of an example or a sample. */
import assert from 'node:assert/strict';
import type { Amount } from '../../server/src/engine/amount';
import type { Combat, Step } from '../../server/src/engine/combat';
import { analyse } from '../../server/src/features';
import type { Ruleset } from '../../server/src/model/ruleset';
import { environment, rulesets } from '../support/environment';
import { collectEvidence, findUnseen } from '../support/evidence';
import { recordEvidence } from '../support/evidence-record';
import { dedent, fixture } from '../support/fixture';
import owed from '../support/owed.json';
import { analysisOfFile, scenarioFiles } from '../support/samples';

const analyseFixture = (text: string) => analyse(fixture(text).text, undefined, environment());

function* listScenarios({ id, checks }: Ruleset) {
  for (const { examples } of checks) yield* [...examples.passes, ...examples.fails].map(analyseFixture);
  for (const folder of [`samples/${id}`, `samples/broken/${id}`]) yield* scenarioFiles(folder).map(analysisOfFile);
}

/** Rules that no scenario shows yet. This list may only get shorter. */
const listUnshownRules = (id: string) => Object.keys((owed.rules as Readonly<Record<string, object>>)[id] ?? {});

describe('evidence of the rules', () => {
  for (const ruleset of rulesets) {
    it(`every implemented rule of ${ruleset.id} appears in a diagnostic, hover or trace, except the listed ones`, function () {
      const evidence = collectEvidence(ruleset, listScenarios(ruleset));
      recordEvidence(ruleset.id, evidence);
      assert.deepEqual([...findUnseen(ruleset, evidence)].sort(), listUnshownRules(ruleset.id).sort());
      const silent = ruleset.rules.filter(({ status }) => status === 'silent').map(({ id }) => id);
      assert.deepEqual(
        silent.filter((id) => evidence.has(id)),
        [],
        'a rule that shows itself is not silent',
      );
    });
  }
});

describe('collecting evidence', () => {
  const wif = rulesets.find(({ id }) => id === 'wif-ssw')!;
  const scenario = `
    ruleset: wif-ssw
    title: Trial
  `;
  const createLine = (rule: string) => ({ rule, label: 'base', by: 1 });
  const createAmount = (rule: string) => ({ label: 'value', base: createLine(rule), changes: [], total: 1 });
  const createStep = (id: string, rules: readonly string[], amounts: readonly Amount[] = []): Step => {
    return { kind: 'update', id, title: id, rules, apply: (state) => state, amounts: () => amounts };
  };
  const createCombat = (...steps: readonly Step[]): Combat => {
    return { title: 'Trial', counters: [], start: [], steps, measures: [], summary: () => 'over' };
  };

  /** The evidence of one combat with these steps, in a ruleset that declares the steps `two` and `one`. */
  function collectStepEvidence(...steps: readonly Step[]) {
    const createEntry = (object: object) => ({
      id: 'trial',
      object,
      place: { owner: object },
      title: 'Trial',
      kind: 'trial',
      sides: {},
    });
    const statements = { two: ['first', 'second'], one: ['only'] };
    const ruleset: Ruleset = {
      ...wif,
      checks: [],
      hovers: [
        { patterns: ['title'], explain: () => ({ title: 'Trial', amounts: [createAmount('sum')], rules: ['cited'] }) },
      ],
      stepRules: Object.entries(statements).flatMap(([id, rules]) => rules.map((rule) => ({ id, rule }))),
      listCombats: (object) => [{ ...createEntry(object), build: () => createCombat(...steps) }],
    };
    const analysis = analyse(dedent(scenario), undefined, environment({ rulesets: [ruleset] }));
    return Object.fromEntries(
      [...collectEvidence(ruleset, [analysis])].map(([rule, surfaces]) => [rule, [...surfaces]]),
    );
  }

  it('takes the rules of the arithmetic and the citations of a hover as evidence', () => {
    assert.deepEqual(collectStepEvidence(), { sum: ['hover'], cited: ['hover'] });
  });

  it('takes the rules of the arithmetic of a trace, and the rule of a step that has only one, as evidence', () => {
    const { only, added } = collectStepEvidence(createStep('one', ['only'], [createAmount('added')]));
    assert.deepEqual([only, added], [['trace'], ['trace']]);
  });

  it("ignores a step's full list of rules, and takes the rules that a step chooses from it as evidence", () => {
    assert.equal(collectStepEvidence(createStep('two', ['second', 'first'])).first, undefined);
    const { first, second } = collectStepEvidence(createStep('two', ['first']));
    assert.deepEqual([first, second], [['trace'], undefined]);
  });

  it('does not take the rule that the schema gives a key as evidence', () => {
    const analysis = analyse(dedent(scenario), undefined, environment({ rulesets: [{ ...wif, hovers: [] }] }));
    assert.deepEqual([...collectEvidence(wif, [analysis])], []);
  });

  it('takes a diagnostic as evidence when its check fails, and not when it passes', () => {
    const { code, rule, examples } = wif.checks[0]!;
    const [passing, failing] = [examples.passes, examples.fails].map(([example]) => [analyseFixture(example!)]);
    assert.ok(collectEvidence(wif, failing!).get(rule)?.has('diagnostic'), code);
    assert.ok(!collectEvidence(wif, passing!).get(rule)?.has('diagnostic'), code);
  });

  it('lists rules that are marked implemented and never shown', () => {
    const rule = { section: '1', title: '', summary: '', checklist: [] };
    const rules = [
      { ...rule, id: 'shown', status: 'implemented' },
      { ...rule, id: 'claimed', status: 'implemented' },
      { ...rule, id: 'told', status: 'note' },
      { ...rule, id: 'quiet', status: 'silent' },
    ] as const;
    assert.deepEqual(findUnseen({ rules }, new Map([['shown', new Set(['hover'] as const)]])), ['claimed']);
  });
});
