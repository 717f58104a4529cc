import assert from 'node:assert/strict';
import { runToEnd } from '../../../../server/src/engine/progress';
import {
  getAdviceChoices,
  formatAdvice,
  createCombatData,
  emptyMemory,
  findLenses,
  getOrderEdits,
  sortByPromise,
  findPurpose,
  reportAdvice,
} from '../../../../server/src/features';
import type { Report } from '../../../../server/src/features';
import { formatGain } from '../../../../server/src/features/format/advice';
import type { SideAdvice } from '../../../../server/src/model/advice';
import type { CombatEntry } from '../../../../server/src/model/ruleset';
import { performTask, createEntryFinder } from '../../../../server/src/work/perform-task';
import { createSkirmish } from '../../../support/skirmish';
import { analyzeText, applyEdits, getCombat, rulesetWith } from '../support';

const text = 'ruleset: wif-ssw\ntitle: Skirmish # a battle\n';

/** The whole scenario as a combat whose order is `title`. */
function createEntry(scenario: object): CombatEntry {
  const attacker: SideAdvice = {
    side: 'attacker',
    aims: [
      {
        id: 'win',
        title: 'chance of winning',
        unit: 'chance',
        getQuantity: ({ labels }) => {
          const { read } = labels![0]!;
          return (end) => Number(read(end) === 'attacker');
        },
      },
    ],
    alternatives: [
      {
        id: 'flee',
        group: 'retreat',
        title: 'retreat after a cycle',
        createCombat: () => createSkirmish({ retreat: true }),
        createEdits: () => [{ edit: 'set', owner: scenario, key: 'title', value: 'Flight' }],
      },
    ],
    losses: {
      writtenOrder: ['sub', 'ftr'],
      titles: { sub: 'submarines', ftr: 'fighters' },
      // The order of losses changes the battle: fighters first gives other odds.
      createCombat: ([first]) => createSkirmish(first === 'sub' ? {} : { subs: 6 }),
      createEdits: (order) => [{ edit: 'set', owner: scenario, key: 'title', value: order.join(' then ') }],
    },
  };
  return {
    id: 'skirmish',
    object: scenario,
    place: { owner: scenario },
    title: 'Skirmish',
    kind: 'sea battle',
    sides: {},
    build: () => createSkirmish(),
    listAdvice: () => [attacker],
  };
}

const rulesets = [rulesetWith({ listCombats: (scenario: object) => [createEntry(scenario)] })];

const analysis = analyzeText(text, { rulesets });

const target = getCombat(analysis);

const purpose = { side: 'attacker', aim: 'win' };

describe('advice on a combat', () => {
  const task = { ...createCombatData(target), kind: 'advice', ...purpose, runs: 100, seed: 1 } as const;
  const report = reportAdvice(target, purpose, runToEnd(performTask(task, createEntryFinder(rulesets)))) as Report;
  const advice = report.advice!;

  it('offers advice by a lens, and for each side and aim', () => {
    assert.ok(findLenses(analysis, emptyMemory).some(({ action }) => action === 'advise'));
    assert.deepEqual(getAdviceChoices(target), {
      choices: [{ side: 'attacker', aim: { id: 'win', title: 'chance of winning' } }],
    });
  });

  it('advises the first side and aim by default, or the requested ones', () => {
    assert.deepEqual(findPurpose(target, {}), purpose);
    const refused = findPurpose(target, { side: 'defender' });
    assert.match('refused' in refused ? refused.refused : '', /no advice for defender.*attacker for win/);
  });

  it('is not called exact where decisions rest on an estimate', () => {
    const computed = runToEnd(performTask(task, createEntryFinder(rulesets)));
    const describe = (estimated: readonly string[], method: 'exact' | 'truncated') => {
      const { exact, estimated: listed } = (reportAdvice(target, purpose, { ...computed, estimated, method }) as Report)
        .advice!;
      return [exact, listed];
    };
    assert.deepEqual(describe([], 'exact'), [true, undefined]);
    assert.deepEqual(describe(['chance'], 'exact'), [false, ['chance']]);
    assert.deepEqual(describe([], 'truncated'), [false, undefined]);
  });

  it('lists the gain of each order, the best first', () => {
    assert.deepEqual(
      advice.suggestions.map(({ group, title }) => [group, title]),
      [
        ['order of losses', 'lose fighters, submarines, in this order'],
        ['retreat', 'retreat after a cycle'],
      ],
    );
    const [better, worse] = advice.suggestions;
    assert.ok(better!.gain > 0 && worse!.gain < 0);
    assert.equal(better!.value, advice.asOrdered + better!.gain);
    assert.deepEqual(advice.losses, { compared: 2, all: true, better: true });
  });

  it('compares the decisions in each situation of the battle', () => {
    const play = advice.play!;
    // Pressing on is the only way to win.
    assert.ok(Math.abs(play.gain) < 1e-9);
    const [decision] = play.decisions;
    assert.deepEqual(
      [decision!.title, decision!.ordered, decision!.best],
      ['Attacker retreats', 'press on', 'press on'],
    );
    assert.match(decision!.situation, /^attacker: .*; defender: /);
    assert.deepEqual(
      decision!.options.map(({ option }) => option),
      ['press on', 'retreat'],
    );
  });

  it('sums advice up in a sentence, in percentage points', () => {
    assert.match(
      formatAdvice(advice),
      /^attacker, chance of winning: [\d.]+% with the current orders; better: lose fighters, submarines, in this order, /,
    );
    assert.match(formatAdvice({ ...advice, suggestions: [] }), /nothing that was compared beats them/);
    assert.equal(formatGain(0.0312, 'chance'), '+3.1 points');
    assert.equal(formatGain(-2.5, 'IPC'), '-2.5 IPC');
    assert.equal(formatGain(1e-12, 'IPC'), 'the same');
    assert.equal(formatGain(-0.0001, 'chance'), 'almost the same');
  });

  it('writes an order into the file, and refuses an unknown one', () => {
    const writeOrder = (order: string) => applyEdits(text, getOrderEdits(target, 'attacker', order));
    assert.equal(writeOrder('flee'), text.replace('Skirmish', 'Flight'));
    assert.equal(writeOrder(advice.suggestions[0]!.id), text.replace('Skirmish', 'ftr then sub'));
    for (const order of ['hide', 'losses: ftr', 'losses: ftr ftr'])
      assert.ok('refused' in getOrderEdits(target, 'attacker', order), order);
    assert.ok('refused' in getOrderEdits(target, 'defender', 'flee'));
  });

  it('offers an aim last if the current orders decide it already, with a note', () => {
    const choices = ['attacker', 'defender'].flatMap((side) =>
      ['win', 'value'].map((id) => ({ side, aim: { id, title: id } })),
    );
    const outcomes = [
      { word: 'a', title: 'the attacker wins', side: 'attacker', share: 0 },
      { word: 'd', title: 'the defender wins', side: 'defender', share: 0.9 },
    ];
    const { choices: sorted } = sortByPromise(
      { choices },
      { verdicts: [{ path: [], title: 'outcome', ways: outcomes }] },
    );
    assert.deepEqual(
      sorted.map(({ side, aim, note }) => [side, aim.id, note ?? ''].join(' ').trim()),
      ['attacker value', 'defender win', 'defender value', 'attacker win 0% with the current orders'],
    );
  });

  it('shows the text that each order would write', () => {
    const flee = advice.suggestions.find(({ id }) => id === 'flee');
    assert.equal(flee?.writes, 'title: Flight # a battle');
  });

  it('refuses advice if no side has a decision', () => {
    const without = [
      rulesetWith({ listCombats: (scenario: object) => [{ ...createEntry(scenario), listAdvice: undefined }] }),
    ];
    const nobody = analyzeText(text, { rulesets: without });
    assert.ok('refused' in getAdviceChoices(getCombat(nobody)));
    assert.ok(!findLenses(nobody, emptyMemory).some(({ action }) => action === 'advise'));
  });
});
