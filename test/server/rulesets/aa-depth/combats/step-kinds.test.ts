import { aaDepth } from '../../../../../server/src/rulesets/aa-depth/ruleset';
import { listCombats, stepRules } from '../../../../../server/src/rulesets/aa-depth/combats';
import { assertStepKinds } from '../../axis-and-allies/combats/assert-step-kinds';
import { parseScenario } from '../scenario';

const { rules } = aaDepth;

const writeScenarioWithAllSteps = (decision: string) => `
powers:
  us: { side: allies }
  germany: { side: axis }
options: { searchTiming: each-cycle, diveDecision: ${decision} }
seaBattles:
  - id: battle
    attacker: { power: us, units: { sub: 1, dd: 1, ftr: 1 }, orders: { retreat: { afterRound: 2 } } }
    defender: { power: germany, units: [{ type: sub, depth: periscope }, { id: first, type: bb }, { id: second, type: bb }] }
`;

describe('the kinds of steps of aa-depth', () => {
  it('every kind of step cites an implemented rule and belongs to a step of a combat', () => {
    const combats = ['before-rolls', 'after-attack-rolls'].flatMap((decision) =>
      listCombats(parseScenario(writeScenarioWithAllSteps(decision)).scenario).map(({ build }) => build()),
    );
    assertStepKinds({ stepRules, rules, combats });
  });
});
