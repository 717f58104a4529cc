import assert from 'node:assert/strict';
import {
  analyse,
  applyTurnEdits,
  findTurn,
  listTurnLevers,
  createTurnData,
  computeTurnVariantResult,
} from '../../../../../server/src/features';
import type { LocatedTurn } from '../../../../../server/src/features';
import { findTurnVariable } from '../../../../../server/src/features/resolve/turn/variants';
import { createInProcessCalculator } from '../../../../../server/src/work/in-process';
import { environment } from '../../../../support/environment';
import { dedent } from '../../../../support/fixture';

const text = dedent(`
  ruleset: aare
  title: Off Hawaii
  powers: { us: { side: allies }, japan: { side: axis } }
  forces:
    - { id: fleet, power: us, units: { dd: 2, ftr: 1 } }
  seaBattles:
    - { id: screen, seaZone: SZ 52, attacker: { from: fleet, units: { dd: 1 } }, defender: { power: japan, units: { sub: 1 } } }
    - { id: main, seaZone: SZ 52, attacker: { from: fleet }, defender: { power: japan, units: { dd: 2 } } }
`);

function getTurn(source: string): LocatedTurn {
  const locatedTurn = findTurn(analyse(source, undefined, environment()));
  assert.ok(!('refused' in locatedTurn), JSON.stringify(locatedTurn));
  return locatedTurn;
}

async function computeResult(locatedTurn: LocatedTurn) {
  const calculator = createInProcessCalculator(
    Object.assign(() => undefined, { turn: () => locatedTurn.scenarioTurn.turn }),
  );
  const task = { kind: 'turn', ...createTurnData(locatedTurn), runs: 100, seed: 1 } as const;
  return computeTurnVariantResult(locatedTurn, await calculator.run(task, {}));
}

describe('variants of a turn', () => {
  it('gives a variant the odds of the edited file', async () => {
    const locatedTurn = getTurn(text);
    const lever = findTurnVariable(locatedTurn, 'forces.fleet.units.ftr');
    assert.ok(!('refused' in lever));
    const other = applyTurnEdits(locatedTurn, lever.createEdits(3));
    assert.ok(!('refused' in other));
    assert.deepEqual(await computeResult(other), await computeResult(getTurn(text.replace('ftr: 1', 'ftr: 3'))));
    const [first] = (await computeResult(locatedTurn)).figures;
    assert.match(first!.title, /^(US|Japan): .* lost$/);
  });

  it('offers the levers of every combat, and each option once; combats of the same title go by their ids', () => {
    const levers = listTurnLevers(getTurn(text));
    assert.ok(!('refused' in levers));
    const destroyers = levers.find(({ id }) => id === 'seaBattles/1/defender/units/dd')!;
    assert.deepEqual([destroyers.combat, destroyers.owner], ['main', 'Japan, SZ 52 (main)']);
    const options = levers.filter(({ kind }) => kind === 'option').map(({ id }) => id);
    assert.deepEqual(options, [...new Set(options)]);
    assert.ok(options.length > 2 && levers.every(({ kind, combat }) => kind !== 'option' || combat === undefined));
  });

  it('refuses a variant that cannot be fought', () => {
    const locatedTurn = getTurn(text);
    const lever = findTurnVariable(locatedTurn, 'seaBattles.main.defender.units.dd');
    assert.ok(!('refused' in lever));
    const other = applyTurnEdits(locatedTurn, lever.createEdits('many'));
    assert.ok('refused' in other);
    assert.match(other.refused, /^This cannot be fought: /);
  });

  it('asks for the list and the id of the combat if a value is ambiguous', () => {
    const refused = findTurnVariable(getTurn(text), 'defender.units.dd');
    assert.ok('refused' in refused);
    assert.match(refused.refused, /Begin with the list and the id of a combat.*Its combats are screen, main\.$/);
  });
});
