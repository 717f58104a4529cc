import { aaDepth } from '../../../../../server/src/rulesets/aa-depth/ruleset';
import { combats, steps } from '../../../../../server/src/rulesets/aa-depth/combats';
import { assertStatements } from '../../axis-and-allies/combats/assert-statements';
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

describe('the step statements of aa-depth', () => {
  it('every statement cites an implemented rule and belongs to a step of a combat', () => {
    const stepIds = ['before-rolls', 'after-attack-rolls'].flatMap((decision) =>
      combats(parseScenario(writeScenarioWithAllSteps(decision)).scenario).map(({ build }) => build()),
    );
    assertStatements({ steps, rules, combats: stepIds });
  });
});
