import assert from 'node:assert/strict';
import { analyse, editedTurn, findTurn, leversOfTurn, turnData, turnStanding } from '../../../../server/src/features';
import type { FoundTurn } from '../../../../server/src/features';
import { variableOfTurn } from '../../../../server/src/features/turn/variants';
import { inProcessCalculator } from '../../../../server/src/work/in-process';
import { environment } from '../../../support/environment';
import { dedent } from '../../../support/fixture';

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

function turnIn(of: string): FoundTurn {
  const found = findTurn(analyse(of, undefined, environment()));
  assert.ok(!('refused' in found), JSON.stringify(found));
  return found;
}

async function standing(found: FoundTurn) {
  const calculator = inProcessCalculator(Object.assign(() => undefined, { turn: () => found.stated.turn }));
  const task = { kind: 'turn', ...turnData(found), runs: 100, seed: 1 } as const;
  return turnStanding(found, await calculator.run(task, {}));
}

describe('variants of a turn', () => {
  it('gives a variant the odds of the edited file', async () => {
    const found = turnIn(text);
    const lever = variableOfTurn(found, 'forces.fleet.units.ftr');
    assert.ok(!('refused' in lever));
    const other = editedTurn(found, lever.edits(3));
    assert.ok(!('refused' in other));
    assert.deepEqual(await standing(other), await standing(turnIn(text.replace('ftr: 1', 'ftr: 3'))));
    const [first] = (await standing(found)).figures;
    assert.match(first!.title, /^(US|Japan): .* lost$/);
  });

  it('offers the levers of every combat, and each option once; combats of the same title go by their ids', () => {
    const levers = leversOfTurn(turnIn(text));
    assert.ok(!('refused' in levers));
    const destroyers = levers.find(({ id }) => id === 'seaBattles/1/defender/units/dd')!;
    assert.deepEqual([destroyers.combat, destroyers.owner], ['main', 'Japan, SZ 52 (main)']);
    const options = levers.filter(({ kind }) => kind === 'option').map(({ id }) => id);
    assert.deepEqual(options, [...new Set(options)]);
    assert.ok(options.length > 2 && levers.every(({ kind, combat }) => kind !== 'option' || combat === undefined));
  });

  it('refuses a variant that cannot be fought', () => {
    const found = turnIn(text);
    const lever = variableOfTurn(found, 'seaBattles.main.defender.units.dd');
    assert.ok(!('refused' in lever));
    const other = editedTurn(found, lever.edits('many'));
    assert.ok('refused' in other);
    assert.match(other.refused, /^This cannot be fought: /);
  });

  it('asks for the list and the id of the combat if a value is ambiguous', () => {
    const refused = variableOfTurn(turnIn(text), 'defender.units.dd');
    assert.ok('refused' in refused);
    assert.match(refused.refused, /Begin with the list and the id of a combat.*Its combats are screen, main\.$/);
  });
});
