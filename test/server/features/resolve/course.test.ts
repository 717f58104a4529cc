import assert from 'node:assert/strict';
import {
  createCourse,
  emptyMemory,
  findCombat,
  listCourseMoves,
  remember,
  resolveCombat,
} from '../../../../server/src/features';
import type { LocatedCombat } from '../../../../server/src/features';
import { runToEnd } from '../../../../server/src/engine/progress';
import { prepareCombat } from '../../../../server/src/engine/prepare-combat';
import { computePlayValues } from '../../../../server/src/work/play-values';
import { analyseWithOdds } from '../../../support/odds';

const scenario = `ruleset: aare
powers:
  germany: { side: axis }
  uk: { side: allies }
seaBattles:
  - id: battle
    attacker: { power: germany, units: { sub: 3 } }
    defender: { power: uk, units: { dd: 2 } }
    dice: { detection.defender: [6, 6] }
`;

function findTarget(): LocatedCombat {
  const target = findCombat(analyseWithOdds(scenario), { id: 'battle' });
  assert.ok(!('refused' in target));
  return target;
}

function follow(target: LocatedCombat, memory = emptyMemory) {
  const followed = listCourseMoves(target, memory);
  assert.ok(followed);
  const combat = runToEnd(prepareCombat(target.entry.build()));
  const course = createCourse(
    target,
    followed,
    runToEnd(computePlayValues(combat, target.entry.listAdvice!(), followed.moves, 1)),
  );
  assert.ok(course);
  return course;
}

describe('the course of a combat', () => {
  it('follows the dice in the file as far as they go', () => {
    const { courses, steps, fileMoves, isComplete } = follow(findTarget());
    assert.equal(fileMoves, steps.length);
    assert.equal(isComplete, false);
    const [germany] = courses;
    // Submarines that nobody has detected are better off than before the search.
    assert.ok(germany!.values.at(-1)! > germany!.values[0]!);
  });

  it('follows a result to its end, and knows which of its dice are in the file', () => {
    const target = findTarget();
    const resolved = resolveCombat(target, { fallbackSeed: 3 });
    assert.ok(!('refused' in resolved));
    const seeded = resolveCombat(target, { seed: 3 });
    assert.ok(!('refused' in seeded));
    const { courses, steps, fileMoves, isComplete } = follow(target, remember(emptyMemory, target, seeded));
    assert.equal(isComplete, true);
    assert.ok(fileMoves < steps.length);
    for (const { values } of courses) assert.ok([0, 1].includes(values.at(-1)!));
  });
});
