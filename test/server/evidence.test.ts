/** Each rule shows itself somewhere: in a problem, a hover or a resolved combat of an example or a sample. */
import assert from 'node:assert/strict';
import type { Amount } from '../../server/src/engine/amount';
import type { Combat, Step } from '../../server/src/engine/combat';
import { analyse } from '../../server/src/features';
import type { Ruleset } from '../../server/src/model/ruleset';
import { environment, rulesets } from '../support/environment';
import { evidenceOf, unseen } from '../support/evidence';
import { recordEvidence } from '../support/evidence-record';
import { dedent, fixture } from '../support/fixture';
import owed from '../support/owed.json';
import { analysisOfFile, scenarioFiles } from '../support/samples';

const analysisOf = (text: string) => analyse(fixture(text).text, undefined, environment());

function* scenariosOf({ id, constraints }: Ruleset) {
  for (const { examples } of constraints) yield* [...examples.passes, ...examples.fails].map(analysisOf);
  for (const folder of [`samples/${id}`, `samples/broken/${id}`]) yield* scenarioFiles(folder).map(analysisOfFile);
}

/** What no scenario shows yet, with what is owed: it may only get shorter. */
const notShownYet = (id: string) => Object.keys((owed.rules as Readonly<Record<string, object>>)[id] ?? {});

describe('evidence of the rules', () => {
  for (const ruleset of rulesets) {
    it(`is found of every rule of ${ruleset.id} that is said to be implemented`, function () {
      const evidence = evidenceOf(ruleset, scenariosOf(ruleset));
      recordEvidence(ruleset.id, evidence);
      assert.deepEqual([...unseen(ruleset, evidence)].sort(), notShownYet(ruleset.id).sort());
      const silent = ruleset.rules.filter(({ status }) => status === 'silent').map(({ id }) => id);
      assert.deepEqual(
        silent.filter((id) => evidence.has(id)),
        [],
        'a rule that shows itself is not silent',
      );
    });
  }
});

describe('the search for evidence', () => {
  const wif = rulesets.find(({ id }) => id === 'wif-ssw')!;
  const scenario = `
    ruleset: wif-ssw
    title: Trial
  `;
  const line = (rule: string) => ({ rule, what: 'base', by: 1 });
  const amountBy = (rule: string) => ({ what: 'value', base: line(rule), changes: [], total: 1 });
  const step = (id: string, rules: readonly string[], amounts: readonly Amount[] = []): Step => {
    return { kind: 'update', id, title: id, rules, apply: (state) => state, amounts: () => amounts };
  };
  const combatOf = (...steps: readonly Step[]): Combat => {
    return { title: 'Trial', counters: [], start: [], steps, measures: [], summary: () => 'over' };
  };

  /** The evidence of one combat of these steps, by a ruleset that states the steps `two` and `one`. */
  function evidenceOfSteps(...steps: readonly Step[]) {
    const site = (object: object) => ({
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
      constraints: [],
      hovers: [{ at: ['title'], explain: () => ({ title: 'Trial', amounts: [amountBy('sum')], rules: ['cited'] }) }],
      steps: Object.entries(statements).flatMap(([id, rules]) => rules.map((rule) => ({ id, rule }))),
      combats: (object) => [{ ...site(object), combat: () => combatOf(...steps) }],
    };
    const analysis = analyse(dedent(scenario), undefined, environment({ rulesets: [ruleset] }));
    return Object.fromEntries([...evidenceOf(ruleset, [analysis])].map(([rule, surfaces]) => [rule, [...surfaces]]));
  }

  it('finds in a hover what its arithmetic and its explanation go by', () => {
    assert.deepEqual(evidenceOfSteps(), { sum: ['hover'], cited: ['hover'] });
  });

  it('finds in a resolved combat what arithmetic goes by, and the rule of a step that has but one', () => {
    const { only, added } = evidenceOfSteps(step('one', ['only'], [amountBy('added')]));
    assert.deepEqual([only, added], [['trace'], ['trace']]);
  });

  it('takes no list of all rules of a step for evidence, but what a step has chosen of it', () => {
    assert.equal(evidenceOfSteps(step('two', ['second', 'first'])).first, undefined);
    const { first, second } = evidenceOfSteps(step('two', ['first']));
    assert.deepEqual([first, second], [['trace'], undefined]);
  });

  it('does not take the rule that the schema gives a key for evidence', () => {
    const analysis = analyse(dedent(scenario), undefined, environment({ rulesets: [{ ...wif, hovers: [] }] }));
    assert.deepEqual([...evidenceOf(wif, [analysis])], []);
  });

  it('finds a problem where a constraint is broken, and nowhere else', () => {
    const { code, rule, examples } = wif.constraints[0]!;
    const [passing, failing] = [examples.passes, examples.fails].map(([example]) => [analysisOf(example!)]);
    assert.ok(evidenceOf(wif, failing!).get(rule)?.has('diagnostic'), code);
    assert.ok(!evidenceOf(wif, passing!).get(rule)?.has('diagnostic'), code);
  });

  it('misses what is said to be implemented and not shown', () => {
    const rule = { section: '1', title: '', summary: '', checklist: [] };
    const rules = [
      { ...rule, id: 'shown', status: 'implemented' },
      { ...rule, id: 'claimed', status: 'implemented' },
      { ...rule, id: 'told', status: 'note' },
      { ...rule, id: 'quiet', status: 'silent' },
    ] as const;
    assert.deepEqual(unseen({ rules }, new Map([['shown', new Set(['hover'] as const)]])), ['claimed']);
  });
});
