/** An advised order, once written to the file, gives the combat that was advised. */
import assert from 'node:assert/strict';
import { computeExactOdds } from '../../../../../server/src/engine/exact';
import { computeMean } from '../../../../../server/src/engine/outcome';
import type { Combat } from '../../../../../server/src/engine/combat';
import { runToEnd } from '../../../../../server/src/engine/progress';
import { listAllCombats, analyse, diagnose } from '../../../../../server/src/features';
import { hasAdvice } from '../../../../../server/src/model/advice';
import type { Aim, SideAdvice } from '../../../../../server/src/model/advice';
import type { Edit } from '../../../../../server/src/model/edit';
import { applyTextEdits, createTextEdits } from '../../../../../server/src/text';
import { adviseSide } from '../../../../../server/src/work/advise';
import { environment } from '../../../../support/environment';

const aare = `ruleset: aare
turn: { round: 3, power: germany }
powers: { germany: { side: axis }, uk: { side: allies } }
seaBattles:
  - id: north-sea
    attacker: { power: germany, units: { sub: 2, ftr: 1, bb: 1 } }
    defender:
      power: uk
      units: { dd: 1, trn: 1, bb: 1, sub: 1 }
      orders: { losses: [bb-damage, dd, trn, sub, bb], submerge: { when: always } }
`;

const depth = `ruleset: aa-depth
turn: { round: 3, power: germany }
powers: { germany: { side: axis }, uk: { side: allies } }
seaBattles:
  - id: north-sea
    attacker: { power: germany, units: { dd: 2, ftr: 1 }, orders: { retreat: { afterRound: 2 } } }
    defender:
      power: uk
      units:
        - { id: wolfpack, type: sub, count: 2, depth: periscope }
        - { id: deep, type: sub, count: 1, depth: submerged }
`;

function analyseText(text: string) {
  const analysis = analyse(text, undefined, environment());
  const [foundCombat] = listAllCombats(analysis);
  assert.ok(foundCombat, JSON.stringify(diagnose(analysis)));
  return { analysis, entry: foundCombat.entry, sides: foundCombat.entry.listAdvice!() };
}

function computeValue(combat: Combat, aim: Aim): number {
  const outcomes = runToEnd(computeExactOdds(combat));
  assert.ok('ends' in outcomes);
  return computeMean(outcomes, aim.getQuantity(combat));
}

/** The text after the edits of one piece of a side's advice: an alternative, or an order of losses. */
function applyAdvice(text: string, side: string, getEdits: (advice: SideAdvice) => readonly Edit[]): string {
  // Edits point into the text that they were made for.
  const { analysis, sides } = analyseText(text);
  return applyTextEdits(
    text,
    createTextEdits(analysis.file, getEdits(sides.find((candidate) => candidate.side === side)!)),
  );
}

describe('advice on a sea battle', () => {
  it('aims at winning, at the net gain and at units not lost, each from the side that is advised', () => {
    const { entry, sides } = analyseText(
      aare
        .replace('{ sub: 2, ftr: 1, bb: 1 }', '{ dd: 2, ftr: 1 }')
        .replace('{ dd: 1, trn: 1, bb: 1, sub: 1 }', '{ dd: 1, trn: 1 }')
        .replace(/ +orders:.*\n/, ''),
    );
    const combat = entry.build();
    const outcomes = runToEnd(computeExactOdds(combat));
    assert.ok('ends' in outcomes);
    const readMean = (kind: 'value' | 'side', side?: string) => {
      const measure = combat.measures.find(
        ({ subject }) => subject?.kind === kind && (subject as { side?: string }).side === side,
      );
      return computeMean(outcomes, measure!.read);
    };
    const netGain = readMean('value');
    const winner = combat.labels!.find(({ words = [] }) => words.some(({ side }) => side === 'attacker'))!;
    const computeWins = (side: string) => {
      const { word } = winner.words!.find((candidate) => candidate.side === side)!;
      return computeMean(outcomes, (end) => Number(winner.read(end) === word));
    };
    const values = sides.map(({ side, aims }) => [
      side,
      ...aims.map((aim) => [aim.id, aim.getMaximum?.(combat), computeValue(combat, aim)]),
    ]);
    assert.ok(netGain > 0 && computeWins('attacker') > computeWins('defender'));
    assert.deepEqual(values, [
      [
        'attacker',
        ['win', 1, computeWins('attacker')],
        ['value', 20, netGain],
        ['own', 3, readMean('side', 'attacker')],
      ],
      [
        'defender',
        ['win', 1, computeWins('defender')],
        ['value', 34, -netGain],
        ['own', 2, readMean('side', 'defender')],
      ],
    ]);
  });

  const listAdvisedSideNames = (attacker: string, defender: string) =>
    analyseText(
      aare
        .replace('{ sub: 2, ftr: 1, bb: 1 }', attacker)
        .replace('{ dd: 1, trn: 1, bb: 1, sub: 1 }', defender)
        .replace(/ +orders:.*\n/, ''),
    )
      .sides.filter(hasAdvice)
      .map(({ side }) => side);

  it('lists the sides that can decide on a retreat, on submarines or on losses', () => {
    assert.deepEqual(listAdvisedSideNames('{ dd: 1 }', '{ dd: 2 }'), ['attacker']);
    assert.deepEqual(listAdvisedSideNames('{ dd: 1 }', '{ sub: 1 }'), ['attacker', 'defender']);
    assert.deepEqual(listAdvisedSideNames('{ dd: 1 }', '{ dd: 1, trn: 1 }'), ['attacker', 'defender']);
    // Damage to one battleship comes before its loss in any order; of two it may be shared.
    assert.deepEqual(listAdvisedSideNames('{ dd: 1 }', '{ bb: 1 }'), ['attacker']);
    assert.deepEqual(listAdvisedSideNames('{ dd: 1 }', '{ bb: 2 }'), ['attacker', 'defender']);
  });

  it('the most that a side can gain is the value of all enemy units', () => {
    const { entry, sides } = analyseText(aare);
    const combat = entry.build();
    const listMaximums = (id: string) =>
      sides.map(({ aims }) => aims.find((aim) => aim.id === id)!.getMaximum!(combat));
    // A destroyer, a transport, a battleship and a submarine; two submarines, a fighter and a battleship.
    assert.deepEqual(listMaximums('value'), [12 + 8 + 24 + 8, 2 * 8 + 10 + 24]);
    assert.deepEqual(listMaximums('win'), [1, 1]);
    assert.deepEqual(listMaximums('own'), [4, 4]);
  });

  it('lists no side if no battle begins', () => {
    assert.deepEqual(listAdvisedSideNames('{ dd: 1 }', '{ dd: 0 }'), []);
  });
});

for (const [ruleset, text] of Object.entries({ aare, 'aa-depth': depth })) {
  describe(`advice on a sea battle of ${ruleset}`, () => {
    const listAdvice = () => analyseText(text).sides;
    const getAdvice = (side: string): SideAdvice => listAdvice().find((candidate) => candidate.side === side)!;

    for (const side of ['attacker', 'defender']) {
      it(`gives the same combat as the file after the order of the ${side} is written`, () => {
        const { alternatives, aims } = getAdvice(side);
        assert.ok(alternatives.length > 0);
        assert.equal(new Set(alternatives.map(({ id }) => id)).size, alternatives.length);
        for (const [index, { title, createCombat }] of alternatives.entries()) {
          const editedText = applyAdvice(text, side, (advice) => advice.alternatives[index]!.createEdits());
          const editedCombat = analyseText(editedText).entry.build();
          for (const aim of aims)
            assert.ok(
              Math.abs(computeValue(editedCombat, aim) - computeValue(createCombat(), aim)) < 1e-12,
              `${title}: ${aim.title}`,
            );
        }
      });

      it(`gives the same combat as the file for the written order of losses of the ${side}, and for the reverse order`, () => {
        const { losses, aims } = getAdvice(side);
        if (losses === undefined) return assert.equal(`${ruleset} ${side}`, 'aa-depth defender');
        const writtenCombat = analyseText(text).entry.build();
        for (const aim of aims)
          assert.ok(
            Math.abs(computeValue(losses.createCombat(losses.writtenOrder), aim) - computeValue(writtenCombat, aim)) <
              1e-12,
          );
        const order = losses.writtenOrder.toReversed();
        assert.deepEqual(Object.keys(losses.titles).sort(), [...losses.writtenOrder].sort());
        const writtenEntry = analyseText(applyAdvice(text, side, (advice) => advice.losses!.createEdits(order))).entry;
        for (const aim of aims)
          assert.ok(
            Math.abs(computeValue(writtenEntry.build(), aim) - computeValue(losses.createCombat(order), aim)) < 1e-12,
          );
      });
    }

    it('gives the sides opposite values, and chances of winning that sum to at most 1', () => {
      const combat = analyseText(text).entry.build();
      const [attacker, defender] = ['attacker', 'defender'].map((side) => getAdvice(side).aims) as [Aim[], Aim[]];
      assert.deepEqual(
        attacker.map(({ id }) => id),
        ['win', 'value', 'own'],
      );
      const chances = computeValue(combat, attacker[0]!) + computeValue(combat, defender[0]!);
      assert.ok(chances > 0 && chances <= 1 + 1e-12);
      assert.ok(Math.abs(computeValue(combat, attacker[1]!) + computeValue(combat, defender[1]!)) < 1e-9);
    });

    it('bounds the value of every end by the maximum of the aim', () => {
      const combat = analyseText(text).entry.build();
      const outcomes = runToEnd(computeExactOdds(combat));
      assert.ok('ends' in outcomes);
      for (const { aims } of listAdvice())
        for (const { title, getQuantity, getMaximum } of aims)
          for (const { state } of outcomes.ends) assert.ok(getQuantity(combat)(state) <= getMaximum!(combat), title);
    });

    it('finds the same order of losses with and without pruning by the maximum', () => {
      const combat = analyseText(text).entry.build();
      for (const advice of listAdvice())
        for (const { id } of advice.aims) {
          const [fast, slow] = [
            advice,
            { ...advice, aims: advice.aims.map((aim) => ({ ...aim, getMaximum: undefined })) },
          ].map(
            (variant) =>
              runToEnd(adviseSide(combat, { ...variant, alternatives: [] }, id, { runs: 100, seed: 1 })).losses,
          );
          assert.deepEqual(fast, slow);
        }
    });

    it('writes orders that fit the schema', () => {
      for (const { side, alternatives } of listAdvice())
        for (const [index, { title }] of alternatives.entries()) {
          const editedText = applyAdvice(text, side, (advice) => advice.alternatives[index]!.createEdits());
          const schemaProblems = diagnose(analyseText(editedText).analysis).filter(({ code }) =>
            code.startsWith('schema/'),
          );
          assert.deepEqual(schemaProblems, [], title);
        }
    });
  });
}
