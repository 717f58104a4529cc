import assert from 'node:assert/strict';
import {
  executePlan,
  applyChanges,
  createCombatData,
  createSweepPlan,
  computeVariantResult,
} from '../../../../server/src/features';
import type { LocatedCombat } from '../../../../server/src/features';
import type { LeverValues, ReportSweep } from '../../../../server/src/protocol';
import { applyTextEdits } from '../../../../server/src/text';
import { createInProcessCalculator } from '../../../../server/src/work/in-process';
import { dedent } from '../../../support/fixture';
import { analyzeText, getCombat } from '../support';

const battle = dedent(`
  ruleset: aa-depth
  turn: { round: 3, power: japan, phase: conduct-combat }
  powers: { japan: { side: axis }, us: { side: allies } }
  seaBattles:
    - id: coral-sea
      attacker: { power: japan, units: { ftr: 1, dd: 1 } }
      defender: { power: us, units: { ftr: 1, ac: 1 } }
`);

async function computeResult(target: LocatedCombat) {
  const task = { kind: 'odds', ...createCombatData(target), runs: 100, seed: 1 } as const;
  const result = computeVariantResult(target, await createInProcessCalculator(() => target.entry).run(task, {}));
  assert.ok(!('refused' in result));
  return result;
}

async function runSweep(target: LocatedCombat, vary: readonly LeverValues[]): Promise<ReportSweep> {
  const plan = createSweepPlan(target, vary);
  assert.ok(!('refused' in plan), JSON.stringify(plan));
  const sweep = await executePlan(plan, { evaluate: computeResult });
  assert.ok(!('refused' in sweep));
  return sweep;
}

const fighters: LeverValues = { id: 'seaBattles/0/attacker/units/ftr', values: [0, 1, 3] };
const tables: LeverValues = { id: 'unitTable', values: ['revised-d6', 'derived-d20'] };

describe('the report of a sweep', () => {
  it('has in each cell the odds of the edited file', async () => {
    const target = getCombat(analyzeText(battle));
    const { cells, figures, levers } = await runSweep(target, [fighters, tables]);
    assert.equal(cells.length, 6);
    assert.deepEqual(
      levers.map(({ title, values }) => [title, values.map((entry) => entry.title)]),
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
      const edited = applyChanges(target, { changes });
      assert.ok(!('refused' in edited));
      const result = await computeResult(getCombat(analyzeText(applyTextEdits(battle, edited.edits))));
      assert.deepEqual(
        figures.slice(0, result.figures.length).map(({ title }) => title),
        result.figures.map(({ title }) => title),
      );
      assert.deepEqual(
        cell.values.slice(0, result.figures.length),
        result.figures.map(({ value }) => value),
        values.join(),
      );
      assert.equal(cell.isWritten, values.join() === '1,revised-d6');
    }
  });

  it('reports why a value is invalid, and goes on', async () => {
    const { cells } = await runSweep(getCombat(analyzeText(battle)), [{ ...fighters, values: [-1, 1] }]);
    assert.match(cells[0]!.refused!, /^This cannot be: Fighter -1\.$/);
    assert.ok(cells[0]!.values.every((value) => value === null));
    assert.ok(cells[1]!.isWritten && cells[1]!.refused === undefined);
  });

  it('refuses unknown levers, duplicate ones, and more cells than a page can show', () => {
    const target = getCombat(analyzeText(battle));
    const many = Array.from({ length: 1001 }, (_, index) => index);
    for (const vary of [[], [{ id: 'luck', values: [1] }], [fighters, fighters], [fighters, tables, tables]])
      assert.match((createSweepPlan(target, vary) as { refused: string }).refused, /Choose again what to vary/);
    assert.match(
      (createSweepPlan(target, [{ ...fighters, values: many }]) as { refused: string }).refused,
      /That would be 1,?001 combats/,
    );
  });
});
