import assert from 'node:assert/strict';
import { assertWellFormed } from '../../../../support/well-formed';
import { covers } from '../../../../support/covers';
import { computeDistribution, fight, getExactOdds, getCombatEntry } from './fight';
import { Tally, listRolls } from './independent-arithmetic';

const writeRaid = (more: string): string => `
raids:
  - id: rheinuebung
    box: atlantic
    raiders: { nation: germany, units: [{ id: bismarck, type: bb, size: 4, speed: fast }, { id: eugen, type: ca, count: 2 }] }
    ${more}
`;

const defenders = `defender:
      nation: britain
      units:
        - { id: nelson, type: bb, size: 4, speed: slow }
        - { id: hood, type: bc, size: 3, speed: fast }
        - { id: victorious, type: cvl, size: 2, speed: fast }
        - { id: flotilla, type: dd, count: 3 }
        - { id: audacity, type: cve, count: 7 }
`;

describe('a raid', () => {
  it('a ship of unknown speed engages raiders first, like a fast one', () => {
    const unknown = 'defender: { nation: britain, units: [{ id: of-no-list, type: bb, size: 4 }] }';
    const { results } = fight(writeRaid(`${unknown}\n    dice: { engagements: [3], engaging-ship: [5] }`));
    assert.equal(results['factors'], 4);
    const slow = unknown.replace('size: 4', 'size: 4, speed: slow');
    assert.equal(fight(writeRaid(`${slow}\n    dice: { engagements: [3], engaging-ship: [5] }`)).results['factors'], 0);
  });

  it('adds up the modifiers that let defenders engage raiders', () => {
    covers('awaw:A12');
    // 5 - 3, two groups before, three raiders, one for six escort carriers.
    const { results, trace } = fight(
      writeRaid(
        `earlierGroups: 2\n    ${defenders}\n    dice: { engagements: [5], engaging-ship: [6, 4, 4, 1, 3, 2] }`,
      ),
    );
    assert.equal(results['engagements'], 6);
    const texts = trace.entries.filter(({ step }) => step === 'engaging-ship').map(({ text }) => text);
    assert.deepEqual(texts, [
      'A fast carrier of 2 factors engages with 2 factors of light ships.',
      'A slow ship of 4 factors engages.',
      'A fast ship of 3 factors engages.',
      'A destroyer factor engages.',
    ]);
    assert.equal(results['factors'], 4 + 4 + 3 + 1);
  });

  it('only fast ships engage raiders first', () => {
    const { trace } = fight(
      writeRaid(`earlierGroups: 2\n    ${defenders}\n    dice: { engagements: [1], engaging-ship: [4, 4] }`),
    );
    const texts = trace.entries.filter(({ step }) => step === 'engaging-ship').map(({ text }) => text);
    assert.deepEqual(texts, ['A fast ship of 3 factors engages.', 'A slow ship of 4 factors engages.']);
  });

  it('the odds of a raid equal an enumeration of all rolls', () => {
    const combat = getCombatEntry(writeRaid(defenders)).build();
    assertWellFormed(combat);
    const outcomes = getExactOdds(combat);
    const [engagements, factors] = [new Tally(), new Tally()];
    for (let number = 1; number <= 6; number++) {
      // Three raiders and seven escort carriers: two more than the die less three.
      const engage = Math.max(0, number - 1);
      engagements.add(engage, 1 / 6);
      for (const dice of listRolls(engage)) factors.add(countEngagingFactors(dice), 1 / 6 / 6 ** engage);
    }
    for (const [path, tally] of [
      ['engagements', engagements],
      ['factors', factors],
    ] as const) {
      const distribution = computeDistribution(combat, outcomes, path);
      for (const [value, probability] of tally.probabilities) {
        assert.ok(Math.abs((distribution.get(value) ?? 0) - probability) < 1e-12, `${path} = ${value}`);
      }
    }
  });

  it('reports only how many defenders engage when the scenario lists none', () => {
    const { results, combat } = fight(writeRaid('dice: { engagements: [6] }'));
    assert.deepEqual(results, { engagements: 4, factors: 0 });
    assertWellFormed(combat);
  });
});

/** The factors that engage with these dice, chosen by hand from the defenders above. */
function countEngagingFactors(dice: readonly number[]): number {
  let [carrier, battleship, battlecruiser, destroyers, sum] = [1, 1, 1, 3, 0];
  dice.forEach((face, index) => {
    if (face === 6 && carrier > 0) {
      carrier--;
      const escort = Math.min(2, destroyers);
      destroyers -= escort;
      sum += 2 + escort;
    } else if (face >= 4 && battleship > 0 && index > 0) {
      battleship--;
      sum += 4;
    } else if (face >= 3 && battlecruiser > 0) {
      battlecruiser--;
      sum += 3;
    } else if (destroyers > 0) {
      destroyers--;
      sum += 1;
    }
  });
  return sum;
}
