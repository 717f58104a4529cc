import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Depth, Header } from '../../../../server/src/rulesets/aa-depth/data';
import {
  getDetectionNumber,
  isFound,
  hiddenDepths,
  computeSearchOutcomes,
} from '../../../../server/src/rulesets/aa-depth/search/search';
import type { HiddenDepth } from '../../../../server/src/rulesets/aa-depth/search/search';
import { listParticipants } from '../../../../server/src/rulesets/aa-depth/submarines';
import { listKnownTypes, getDieSides } from '../../../../server/src/rulesets/aa-depth/units/units';
import { computeValue } from '../../../../server/src/rulesets/aa-depth/units/values';
import { covers } from '../../../support/covers';
import { getFirstBattle, hunt, parseScenario } from './scenario';

const headers: fc.Arbitrary<Header> = fc.record({
  ruleset: fc.constant('aa-depth' as const),
  unitTable: fc.constantFrom('revised-d6', 'global-1940-d6', 'doubled-d12', 'global-war-1936-d12', 'derived-d20'),
  options: fc.record({
    mixedDepths: fc.constantFrom('own-number', 'any-success'),
    minHit: fc.constantFrom(0, 1),
    bonusStacking: fc.constantFrom('best-and-worst', 'best-bonus'),
  }),
});

/** All results of some dice, in the order of the dice. */
function* listRolls(dice: number, sides: number): Generator<readonly number[]> {
  if (dice === 0) {
    yield [];
    return;
  }
  for (const otherFaces of listRolls(dice - 1, sides))
    for (let face = 1; face <= sides; face++) yield [...otherFaces, face];
}

describe('the chances of a search', () => {
  it('the chances of a search equal the counted frequencies of all results of the dice', () => {
    covers('aa-depth:D18', 'aa-depth:D19', 'aa-depth:D20', 'aa-depth:D36');
    fc.assert(
      fc.property(
        headers,
        fc.integer({ min: 0, max: 3 }),
        fc.subarray([...hiddenDepths]),
        (header, searchers, presentDepths) => {
          const sides = getDieSides(header);
          const countedProbabilities = new Map<string, number>();
          const numbers = presentDepths.map((depth) => getDetectionNumber(depth, header));
          const anySuccess = header.options?.mixedDepths === 'any-success';
          for (const faces of listRolls(searchers, sides)) {
            const foundDepths = presentDepths.filter((_depth, index) =>
              faces.some((face) => face <= (anySuccess ? Math.max(...numbers) : numbers[index]!)),
            );
            const key = foundDepths.join();
            countedProbabilities.set(key, (countedProbabilities.get(key) ?? 0) + 1 / sides ** searchers);
          }
          const results = new Map(
            computeSearchOutcomes(searchers, presentDepths, header).map(({ depths, chance }) => [
              depths.join(),
              chance,
            ]),
          );
          for (const [key, probability] of countedProbabilities)
            assert.ok(Math.abs((results.get(key) ?? 0) - probability) < 1e-12, key);
          const mass = [...results.values()].reduce((sum, chance) => sum + chance, 0);
          assert.ok(Math.abs(mass - 1) < 1e-12);
        },
      ),
    );
  });

  it('the search gives a positive chance to the depths that a single die finds', () => {
    covers('aa-depth:D20');
    fc.assert(
      fc.property(
        headers,
        fc.subarray([...hiddenDepths], { minLength: 1 }),
        fc.integer({ min: 1, max: 20 }),
        (header, presentDepths, die) => {
          const foundDepths = presentDepths.filter((depth: HiddenDepth) => isFound(die, depth, presentDepths, header));
          const [result] = computeSearchOutcomes(1, presentDepths, header).filter(
            (candidate) => candidate.depths.join() === foundDepths.join(),
          );
          if (die <= getDieSides(header)) assert.ok(result !== undefined && result.chance > 0);
        },
      ),
    );
  });
});

describe('values of units', () => {
  it('unit values stay between the minimum and the sides of the die under any modifiers', () => {
    const modifier = fc.record({
      what: fc.constant('something'),
      attack: fc.integer({ min: -20, max: 20 }),
      defense: fc.integer({ min: -20, max: 20 }),
    });
    const depths = fc.constantFrom<Depth>('surfaced', 'periscope', 'submerged', 'silent');
    fc.assert(
      fc.property(
        headers,
        fc.nat(),
        depths,
        fc.array(modifier, { maxLength: 4 }),
        fc.boolean(),
        (header, pick, depth, modifiers, attacks) => {
          const types = listKnownTypes(header);
          const type = types[pick % types.length]!;
          const unit = { power: 'uk', type, count: 1, group: { type, depth, modifiers }, from: { owner: {} } };
          const { total, base } = computeValue(unit, attacks ? 'attack' : 'defense', header);
          assert.ok(total <= getDieSides(header));
          const isSilent = depth === 'silent' && (type === 'sub' || type === 'csub' || type === 'asub');
          assert.ok(total >= (base.by === 0 || isSilent ? 0 : header.options!.minHit!));
        },
      ),
    );
  });
});

describe('the participants of a battle', () => {
  it('all groups but submarines in silent running take part in a battle', () => {
    covers('aa-depth:D37');
    const { scenario } = parseScenario(hunt);
    const defenders = listParticipants(getFirstBattle(scenario), 'defender', scenario).map(({ id }) => id);
    assert.deepEqual(defenders, ['wolfpack', 'boats', 'raiders']);
  });
});
