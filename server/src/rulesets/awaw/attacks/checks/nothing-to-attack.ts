import { placeAtKey, cite, addPath, type AwawCheck } from '../../kit';
import { isNavalUnit } from '../../data';
import { isComplete, resolveUnits } from '../../force';
import { strike } from '../../scenarios';

export const nothingToAttack: AwawCheck = {
  rule: 'naval-units',
  severity: 'warning',
  title: 'An attack has ships to attack',
  *check(scenario, ids) {
    const { airAttacks = [], fleetCombats = [], submarineAttacks = [], harborAttacks = [] } = scenario;
    for (const attack of [...airAttacks, ...fleetCombats, ...submarineAttacks, ...harborAttacks]) {
      const ships = resolveUnits(attack.defender, ids).filter(({ unit }) => isNavalUnit(unit));
      if (ships.length > 0 || !isComplete(attack.defender, ids)) continue;
      yield {
        message: `There are no ships to attack in ${attack.id}${cite('naval-units')}. Add naval units under \`defender\`, or name a task force or a port.`,
        place: placeAtKey(attack, 'defender'),
      };
    }
  },
  base: addPath(strike, 'airAttacks'),
  passes: `
    - id: strike
      defender: { units: [{ id: tankers, type: transport }] }
  `,
  fails: `
    - id: strike
      defender: { units: [] }
    # ^^^^^^^^ There are no ships to attack
  `,
};
