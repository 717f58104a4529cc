import { listCombats, stepRules } from '../../../../../server/src/rulesets/aare/combats';
import { aare } from '../../../../../server/src/rulesets/aare/ruleset';
import { replacePart } from '../../../../support/replace-part';
import { assertStepKinds } from '../../axis-and-allies/combats/assert-step-kinds';
import { readScenario } from '../scenario';

const scenarioWithAllSteps = `
powers:
  japan: { side: axis, technologies: [super-submarines, rockets, long-range-aircraft] }
  us: { side: allies, technologies: [combined-arms, jet-fighters] }
kaiten: { attack: 2, consumed: true }
seaBattles:
  - id: first
    attacker:
      power: japan
      units: [{ type: sub, kaiten: true }, { type: sub }, { type: dd }, { type: ftr }]
      orders: { retreat: { afterRound: 2 } }
    defender: { power: us, units: { sub: 1, dd: 1, bb: 1 } }
bombardments:
  - id: beach
    attacker: { power: japan, units: { bb: 1, dd: 1 } }
    defender: { power: us, units: { inf: 1 } }
strategicBombingRaids:
  - id: raid
    value: 10
    attacker: { power: japan, bombers: 2, escorts: 2 }
    rocket: { from: Tokyo, range: 2 }
    defender: { power: us, fighters: 3, antiAircraft: { guns: 1, radar: true } }
flyOvers:
  - id: flight
    attacker: { power: japan, units: { bmbr: 1 } }
    spaces: [{ space: Hawaii, power: us, antiAircraft: { guns: 1 } }]
`;

describe('the kinds of steps of aare', () => {
  it('every kind of step cites an implemented rule and belongs to a step of a combat', () => {
    const unarmed = replacePart(scenarioWithAllSteps, 'kaiten: { attack: 2, consumed: true }\n', '');
    const combats = [scenarioWithAllSteps, unarmed].flatMap((text) =>
      listCombats(readScenario(text)).map(({ build }) => build()),
    );
    assertStepKinds({ stepRules, rules: aare.rules, combats });
  });
});
