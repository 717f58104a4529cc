/** An advised order, once written to the file, gives the combat that was advised. */
import assert from 'node:assert/strict';
import { exact } from '../../../../../server/src/engine/exact';
import { expected } from '../../../../../server/src/engine/outcome';
import type { Combat } from '../../../../../server/src/engine/combat';
import { finish } from '../../../../../server/src/engine/progress';
import { allCombats, analyse, problems } from '../../../../../server/src/features';
import { hasOrders } from '../../../../../server/src/model/advice';
import type { Aim, SideAdvice } from '../../../../../server/src/model/advice';
import type { Edit } from '../../../../../server/src/model/edit';
import { applyTextEdits, textEdits } from '../../../../../server/src/text';
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

function read(text: string) {
  const analysis = analyse(text, undefined, environment());
  const [found] = allCombats(analysis);
  assert.ok(found, JSON.stringify(problems(analysis)));
  return { analysis, site: found.site, sides: found.site.advice!() };
}

function valueOf(combat: Combat, aim: Aim): number {
  const outcomes = finish(exact(combat));
  assert.ok('ends' in outcomes);
  return expected(outcomes, aim.readOf(combat));
}

/** The text after the edits of an advised alternative or order of losses of a side. */
function afterwards(text: string, side: string, editsOf: (advice: SideAdvice) => readonly Edit[]): string {
  // Edits point into the text that they were made for.
  const { analysis, sides } = read(text);
  return applyTextEdits(text, textEdits(analysis.file, editsOf(sides.find((one) => one.side === side)!)));
}

describe('advice on a sea battle', () => {
  const sidesOf = (attacker: string, defender: string) =>
    read(
      aare
        .replace('{ sub: 2, ftr: 1, bb: 1 }', attacker)
        .replace('{ dd: 1, trn: 1, bb: 1, sub: 1 }', defender)
        .replace(/ +orders:.*\n/, ''),
    )
      .sides.filter(hasOrders)
      .map(({ side }) => side);

  it('lists the sides that can decide on a retreat, on submarines or on losses', () => {
    assert.deepEqual(sidesOf('{ dd: 1 }', '{ dd: 2 }'), ['attacker']);
    assert.deepEqual(sidesOf('{ dd: 1 }', '{ sub: 1 }'), ['attacker', 'defender']);
    assert.deepEqual(sidesOf('{ dd: 1 }', '{ dd: 1, trn: 1 }'), ['attacker', 'defender']);
    // Damage to one battleship comes before its loss in any order; of two it may be shared.
    assert.deepEqual(sidesOf('{ dd: 1 }', '{ bb: 1 }'), ['attacker']);
    assert.deepEqual(sidesOf('{ dd: 1 }', '{ bb: 2 }'), ['attacker', 'defender']);
  });

  it('lists no side if no battle begins', () => {
    assert.deepEqual(sidesOf('{ dd: 1 }', '{ dd: 0 }'), []);
  });
});

for (const [ruleset, text] of Object.entries({ aare, 'aa-depth': depth })) {
  describe(`advice on a sea battle of ${ruleset}`, () => {
    const sides = () => read(text).sides;
    const sideOf = (side: string): SideAdvice => sides().find((one) => one.side === side)!;

    for (const side of ['attacker', 'defender']) {
      it(`gives the same combat as the file after the order of the ${side} is written`, () => {
        const { alternatives, aims } = sideOf(side);
        assert.ok(alternatives.length > 0);
        assert.equal(new Set(alternatives.map(({ id }) => id)).size, alternatives.length);
        for (const [index, { title, combat }] of alternatives.entries()) {
          const after = afterwards(text, side, (advice) => advice.alternatives[index]!.edits());
          const written = read(after).site.combat();
          for (const aim of aims)
            assert.ok(Math.abs(valueOf(written, aim) - valueOf(combat(), aim)) < 1e-12, `${title}: ${aim.title}`);
        }
      });

      it(`returns the order of losses of the ${side} as it is written`, () => {
        const { losses, aims } = sideOf(side);
        if (losses === undefined) return assert.equal(`${ruleset} ${side}`, 'aa-depth defender');
        const asWritten = read(text).site.combat();
        for (const aim of aims)
          assert.ok(Math.abs(valueOf(losses.combat(losses.written), aim) - valueOf(asWritten, aim)) < 1e-12);
        const order = losses.written.toReversed();
        assert.deepEqual(Object.keys(losses.titles).sort(), [...losses.written].sort());
        const written = read(afterwards(text, side, (advice) => advice.losses!.edits(order))).site;
        for (const aim of aims)
          assert.ok(Math.abs(valueOf(written.combat(), aim) - valueOf(losses.combat(order), aim)) < 1e-12);
      });
    }

    it('evaluates the aims of both sides consistently at the same end', () => {
      const combat = read(text).site.combat();
      const [attacker, defender] = ['attacker', 'defender'].map((side) => sideOf(side).aims) as [Aim[], Aim[]];
      assert.deepEqual(
        attacker.map(({ id }) => id),
        ['win', 'value'],
      );
      const chances = valueOf(combat, attacker[0]!) + valueOf(combat, defender[0]!);
      assert.ok(chances > 0 && chances <= 1 + 1e-12);
      assert.ok(Math.abs(valueOf(combat, attacker[1]!) + valueOf(combat, defender[1]!)) < 1e-9);
    });

    it('bounds the value of every end by the maximum of the aim', () => {
      const combat = read(text).site.combat();
      const outcomes = finish(exact(combat));
      assert.ok('ends' in outcomes);
      for (const { aims } of sides())
        for (const { title, readOf, most } of aims)
          for (const { state } of outcomes.ends) assert.ok(readOf(combat)(state) <= most!(combat), title);
    });

    it('finds the same order of losses with and without pruning by the maximum', () => {
      const combat = read(text).site.combat();
      for (const advice of sides())
        for (const { id } of advice.aims) {
          const [fast, slow] = [
            advice,
            { ...advice, aims: advice.aims.map((aim) => ({ ...aim, most: undefined })) },
          ].map((side) => finish(adviseSide(combat, { ...side, alternatives: [] }, id, { runs: 100, seed: 1 })).losses);
          assert.deepEqual(fast, slow);
        }
    });

    it('writes orders that fit the schema', () => {
      for (const { side, alternatives } of sides())
        for (const [index, { title }] of alternatives.entries()) {
          const after = afterwards(text, side, (advice) => advice.alternatives[index]!.edits());
          const wrong = problems(read(after).analysis).filter(({ code }) => code.startsWith('schema/'));
          assert.deepEqual(wrong, [], title);
        }
    });
  });
}
