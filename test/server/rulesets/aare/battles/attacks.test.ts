/** Attacks other than sea battles in their common form, and what they lack. */
import assert from 'node:assert/strict';
import { listAttacks } from '../../../../../server/src/rulesets/aare/battles/attacks';
import type { Scenario } from '../../../../../server/src/rulesets/aare/data';

const list = (scenario: object) =>
  listAttacks(scenario as Scenario).map(({ id, rule, attacker, defenders, missing }) =>
    [id, rule, attacker.power, defenders.map(({ power }) => power).join(), missing?.reason].join(' | '),
  );
const [attacker, defender] = [{ power: 'us' }, { power: 'japan' }];

describe('attacks other than sea battles', () => {
  it('lists the attacks of a scenario by kind, with their powers', () => {
    assert.deepEqual(
      list({
        flyOvers: [{ id: 'over', attacker: { ...attacker, units: { ftr: 1 } }, spaces: [defender, { power: 'uk' }] }],
        kamikazeMissions: [{ id: 'mission', attacker: { power: 'japan', fighters: 1 }, defender: attacker }],
        rocketStrikes: [{ id: 'rocket', attacker, defender }],
        strategicBombingRaids: [{ id: 'raid', attacker: { ...attacker, bombers: 1 }, defender }],
        bombardments: [
          { id: 'coast', attacker: { ...attacker, units: { bb: 1 } }, defender: { ...defender, units: { inf: 1 } } },
        ],
      }),
      [
        'coast | shore-bombardment | us | japan | ',
        'raid | raid-damage | us | japan | ',
        'rocket | rocket-launch | us | japan | ',
        'mission | interception | japan | us | ',
        'over | anti-aircraft-fire | us | japan,uk | ',
      ],
    );
    assert.deepEqual(list({}), []);
  });

  it('says what an attack lacks', () => {
    const lacks = (kind: string, attack: object) => list({ [kind]: [{ id: 'a', ...attack }] })[0]!.split(' | ')[4];
    const bombard = (ships: object, targets: object) =>
      lacks('bombardments', { attacker: { ...attacker, units: ships }, defender: { ...defender, units: targets } });
    assert.equal(bombard({}, { inf: 1 }), 'no ships bombard');
    assert.equal(bombard({ bb: 0, dd: 0 }, { inf: 1 }), 'no ships bombard');
    assert.equal(bombard({ dd: 1 }, { inf: 1 }), '');
    assert.equal(bombard({ bb: 1 }, {}), 'there is nothing to hit');
    const raid = (bombers: number, more = {}) =>
      lacks('strategicBombingRaids', { attacker: { ...attacker, bombers }, defender, ...more });
    assert.deepEqual([raid(0), raid(1), raid(0, { rocket: {} })], ['no bombers raid', '', '']);
    const fly = (units: object) => lacks('flyOvers', { attacker: { ...attacker, units }, spaces: [] });
    assert.deepEqual(
      [fly({}), fly({ ftr: 1 }), fly({ bmbr: 1 }), fly({ ftr: 0 })],
      [...['no aircraft fly', '', '', 'no aircraft fly']],
    );
    const send = (fighters: number) => lacks('kamikazeMissions', { attacker: { ...attacker, fighters }, defender });
    assert.deepEqual([send(0), send(1)], ['no fighters are on the mission', '']);
  });
});
