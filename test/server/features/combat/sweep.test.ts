import assert from 'node:assert/strict';
import { carriedOut, changed, combatData, sweepPlan, standingOf } from '../../../../server/src/features';
import type { FoundCombat } from '../../../../server/src/features';
import type { LeverValues, ReportSweep } from '../../../../server/src/protocol';
import { applyTextEdits } from '../../../../server/src/text';
import { inProcessCalculator } from '../../../../server/src/work/in-process';
import { dedent } from '../../../support/fixture';
import { analysisOf, foundIn } from '../support';

const battle = dedent(`
  ruleset: aa-depth
  turn: { round: 3, power: japan, phase: conduct-combat }
  powers: { japan: { side: axis }, us: { side: allies } }
  seaBattles:
    - id: coral-sea
      attacker: { power: japan, units: { ftr: 1, dd: 1 } }
      defender: { power: us, units: { ftr: 1, ac: 1 } }
`);

async function standing(found: FoundCombat) {
  const task = { kind: 'odds', ...combatData(found), runs: 100, seed: 1 } as const;
  const stands = standingOf(found, await inProcessCalculator(() => found.site).run(task, {}));
  assert.ok(!('refused' in stands));
  return stands;
}

async function swept(found: FoundCombat, vary: readonly LeverValues[]): Promise<ReportSweep> {
  const plan = sweepPlan(found, vary);
  assert.ok(!('refused' in plan), JSON.stringify(plan));
  const sweep = await carriedOut(plan, { standing });
  assert.ok(!('refused' in sweep));
  return sweep;
}

const fighters: LeverValues = { id: 'seaBattles/0/attacker/units/ftr', values: [0, 1, 3] };
const tables: LeverValues = { id: 'unitTable', values: ['revised-d6', 'derived-d20'] };

describe('the report of a sweep', () => {
  it('has in each cell the odds of the edited file', async () => {
    const found = foundIn(analysisOf(battle));
    const { cells, figures, levers } = await swept(found, [fighters, tables]);
    assert.equal(cells.length, 6);
    assert.deepEqual(
      levers.map(({ title, values }) => [title, values.map((one) => one.title)]),
      [
        ['Fighter', ['0', '1', '3']],
        ['Unit table', ['revised d6', 'derived d20']],
      ],
    );
    for (const [index, cell] of cells.entries()) {
      const values = [fighters.values[Math.floor(index / 2)]!, tables.values[index % 2]!];
      const changes = [
        { id: fighters.id, value: values[0]! },
        { id: tables.id, value: values[1]! },
      ];
      const made = changed(found, { changes });
      assert.ok(!('refused' in made));
      const stands = await standing(foundIn(analysisOf(applyTextEdits(battle, made.edits))));
      assert.deepEqual(
        figures.slice(0, stands.figures.length).map(({ title }) => title),
        stands.figures.map(({ title }) => title),
      );
      assert.deepEqual(
        cell.values.slice(0, stands.figures.length),
        stands.figures.map(({ value }) => value),
        values.join(),
      );
      assert.equal(cell.isWritten, values.join() === '1,revised-d6');
    }
  });

  it('reports why a value is invalid, and goes on', async () => {
    const { cells } = await swept(foundIn(analysisOf(battle)), [{ ...fighters, values: [-1, 1] }]);
    assert.match(cells[0]!.refused!, /^This cannot be: Fighter -1\.$/);
    assert.ok(cells[0]!.values.every((value) => value === null));
    assert.ok(cells[1]!.isWritten && cells[1]!.refused === undefined);
  });

  it('refuses unknown levers, duplicate ones, and more cells than a page can show', () => {
    const found = foundIn(analysisOf(battle));
    const many = Array.from({ length: 1001 }, (_, index) => index);
    for (const vary of [[], [{ id: 'luck', values: [1] }], [fighters, fighters], [fighters, tables, tables]])
      assert.match((sweepPlan(found, vary) as { refused: string }).refused, /Choose again what to vary/);
    assert.match(
      (sweepPlan(found, [{ ...fighters, values: many }]) as { refused: string }).refused,
      /That would be 1,?001 combats/,
    );
  });
});
