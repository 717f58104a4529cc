import assert from 'node:assert/strict';
import { completeAnswers, createDefaultScenario } from '../../../../server/src/model/starter';
import { shipClasses } from '../../../../server/src/rulesets/awaw/ships/ship-catalogue';
import { starters } from '../../../../server/src/rulesets/awaw/starters';

describe('new scenarios of A World at War', () => {
  it('a round begins with the US against Japan', () => {
    const round = starters.starters.find(({ id }) => id === 'naval-round')!;
    const { nations } = createDefaultScenario(round) as { nations: object };
    assert.deepEqual(Object.keys(nations), ['us', 'japan']);
    const answers = completeAnswers(round, {});
    assert.deepEqual([answers['attacker.cv'], answers['defender.cv'], answers['defender.cvl']], [3, 2, 0]);
  });

  it('a new scenario has capital ships only of types that the nation has counters of', () => {
    for (const starter of starters.starters)
      for (const attacker of ['germany', 'italy', 'japan', 'britain', 'us', 'france'])
        for (const defender of ['germany', 'japan', 'britain', 'us', 'france']) {
          const answers = completeAnswers(starter, { attacker, defender });
          for (const side of ['attacker', 'defender'])
            for (const type of ['bb', 'bc', 'cv', 'cvl']) {
              const nation = answers[side];
              if (Number(answers[`${side}.${type}`] ?? 0) > 0)
                assert.ok(
                  shipClasses.some((ships) => ships.nation === nation && ships.type === type),
                  `${starter.id}: ${type} of ${nation}`,
                );
            }
        }
  });
});
