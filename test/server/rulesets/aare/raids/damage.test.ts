import assert from 'node:assert/strict';
import { traceCombat } from '../../../../../server/src/engine/trace';
import { listCombats } from '../../../../../server/src/rulesets/aare/combats';
import type { RocketStrike, Scenario } from '../../../../../server/src/rulesets/aare/data';
import { computeDamageCap, computeRaidDice } from '../../../../../server/src/rulesets/aare/raids/damage';
import { replacePart } from '../../../../support/replace-part';
import { covers } from '../../../../support/covers';
import { createEscortedRaid, bothPowers, createRaid, readScenario } from '../scenario';

describe('damage', () => {
  const readStrike = (damageBefore: string, head = bothPowers): readonly [RocketStrike, Scenario] => {
    const scenario = readScenario(`${head}
rocketStrikes:
  - { id: v2, attacker: { power: germany }, from: Western Europe, range: 2, territory: UK, value: 8, damageBefore: ${damageBefore}, defender: { power: us } }
`);
    return [scenario.rocketStrikes![0]!, scenario];
  };

  it('damage by rockets in a turn is at most the value of the territory', () => {
    covers('aare:E27');
    const computeRocketCap = (before: string) => {
      const [item, scenario] = readStrike(before);
      return computeDamageCap(item, 'rockets', scenario).total;
    };
    assert.deepEqual(
      [
        computeRocketCap('{}'),
        computeRocketCap('{ rockets: 5 }'),
        computeRocketCap('{ rockets: 9 }'),
        computeRocketCap('{ raids: 8 }'),
      ],
      [8, 3, 0, 8],
    );
  });

  it('damage by raids in a turn is at most the value of the territory', () => {
    covers('aare:E38');
    const [raid, scenario] = createEscortedRaid(0, 0, ', damageBefore: { raids: 4, rockets: 3 }');
    assert.equal(computeDamageCap(raid, 'raids', scenario).total, 6);
    assert.equal(computeDamageCap(raid, 'raids', scenario, undefined, { raids: 9, rockets: 3 }).total, 1);
  });

  it('damage is at most the treasury, which is labelled as left in hand once earlier attacks have taken some of it', () => {
    const poor = replacePart(bothPowers, 'treasury: 30', 'treasury: 5');
    const scenario = readScenario(`${poor}
strategicBombingRaids:
  - { id: a, territory: Germany, value: 10, attacker: { power: us, bombers: 2 }, defender: { power: germany } }
`);
    const explain = (spent: number) => {
      const earlier = { lost: { raids: 0, rockets: 0 }, spent };
      const { total, changes } = computeDamageCap(scenario.strategicBombingRaids![0]!, 'raids', scenario, earlier);
      return [total, changes.at(-1)!.label];
    };
    assert.deepEqual(explain(0), [5, 'IPCs in hand']);
    assert.deepEqual(explain(1), [4, 'IPCs left in hand']);
  });

  it('options cap the damage by raids and rockets together', () => {
    const [raid, scenario] = createEscortedRaid(0, 0, ', damageBefore: { raids: 4, rockets: 3 }');
    const computeRaidCap = (economicCap: 'double' | 'single') =>
      computeDamageCap(raid, 'raids', { ...scenario, options: { economicCap } });
    assert.equal(computeRaidCap('single').total, 3);
    assert.equal(computeRaidCap('double').total, 6);
    assert.equal(
      computeDamageCap(raid, 'raids', { ...scenario, options: { economicCap: 'double' } }, undefined, {
        raids: 4,
        rockets: 14,
      }).total,
      2,
    );
    assert.deepEqual(computeRaidCap('single').changes.at(-1)?.basis, { kind: 'option', name: 'economicCap' });
  });

  it('damage is at most the treasury of the victim', () => {
    const [raid, scenario] = createRaid(
      'attacker: { power: us, bombers: 3 }, defender: { power: germany }',
      replacePart(bothPowers, 'treasury: 30', 'treasury: 4'),
    );
    assert.equal(computeDamageCap(raid, 'raids', scenario).total, 4);
    assert.equal(computeDamageCap(raid, 'raids', scenario, undefined, { raids: 0, rockets: 3 }).total, 1);
  });

  it('a heavy bomber rolls two dice of damage', () => {
    covers('aare:E37');
    const [raid, scenario] = createRaid(
      'attacker: { power: us, bombers: 3 }, defender: { power: germany }',
      replacePart(bothPowers, 'long-range-aircraft', 'heavy-bombers'),
    );
    assert.equal(computeRaidDice(raid, scenario).total, 2);
    assert.equal(computeRaidDice(...createEscortedRaid(0, 0)).total, 1);
  });

  describe('several attacks in one turn', () => {
    const computeDamages = (second: string) => {
      const text = `${bothPowers}
strategicBombingRaids:
  - { id: a, territory: Germany, value: 10, attacker: { power: us, bombers: 2 }, defender: { power: germany }, dice: [6, 4] }
  - { id: b, territory: Germany, value: 10, attacker: { power: us, bombers: 2 }, defender: { power: germany }, dice: [6, 4]${second} }
`;
      const scenario = readScenario(text);
      return listCombats(scenario).map((entry) => {
        const combat = entry.build();
        return combat.measures[0]!.read(traceCombat(combat, { table: entry.dice }).end);
      });
    };

    it('damage of two raids sums to at most the value of the territory', () => {
      covers('aare:E38');
      assert.deepEqual(computeDamages(''), [10, 0]);
    });

    it('damage before a raid that the scenario states replaces the computed one', () => {
      assert.deepEqual(computeDamages(', damageBefore: { raids: 3 }'), [10, 7]);
    });

    it('damage of two raids sums to at most the treasury of the victim', () => {
      const poor = replacePart(bothPowers, 'treasury: 30', 'treasury: 12');
      const elsewhere = readScenario(`${poor}
strategicBombingRaids:
  - { id: a, territory: Germany, value: 10, attacker: { power: us, bombers: 2 }, defender: { power: germany }, dice: [6, 4] }
  - { id: b, territory: Ruhr, value: 10, attacker: { power: us, bombers: 2 }, defender: { power: germany }, dice: [6, 4] }
`);
      const [, second] = listCombats(elsewhere);
      const combat = second!.build();
      assert.equal(combat.measures[0]!.read(traceCombat(combat, { table: second!.dice }).end), 2);
    });
  });
});
