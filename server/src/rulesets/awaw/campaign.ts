/** A scenario as part of a campaign: its turn, its units, and those that its combats have sunk. */
import type { CampaignState, CampaignUnit } from '../../model/campaign';
import type { Ids } from '../../model/ids';
import { listSinkings } from './damage/overdrawn';
import { isNamedShip, type Scenario, type Unit } from './data';
import { placeAt, removeMember, setMember } from './kit';
import { computeNextTurn, toTurnNumber } from './nationality';
import { getCountKey, countLineUnits } from './order-of-battle';

export function readCampaignState(scenario: Scenario, ids: Ids): CampaignState {
  const { turn, forces = [] } = scenario;
  const sinkings = listSinkings(scenario, ids);
  const turnNumber = turn && toTurnNumber(turn);
  const namedShips = new Set(forces.flatMap(({ units }) => units.filter(isNamedShip).map(({ id }) => id)));
  return {
    turn: turn && {
      number: toTurnNumber(turn),
      label: `${turn.season} ${turn.year}`,
      place: placeAt(turn),
      next: { ...computeNextTurn(turn) },
    },
    units: forces.flatMap(({ nation, units }) =>
      units.map((unit): CampaignUnit => {
        const causes = sinkings.get(unit.id) ?? [];
        return {
          key: unit.id,
          format: (count) => (isNamedShip(unit) ? `\`${unit.id}\`` : `${count} of \`${unit.id}\``),
          power: unit.nation ?? nation,
          count: countLineUnits(unit),
          destroyed: Math.min(
            countLineUnits(unit),
            causes.reduce((sum, cause) => sum + cause.lost, 0),
          ),
          combats: [...new Set(causes.map(({ combat }) => combat.id))],
          place: placeAt(unit, 'id'),
          createFixes: (count) => createFixes(unit, units, count, ids),
        };
      }),
    ),
    // Other units may be built anew in a later turn.
    canReplace: ({ key }, since) =>
      !namedShips.has(key) && (turnNumber === undefined || since === undefined || turnNumber !== since),
  };
}

function createFixes(unit: Unit, units: readonly Unit[], count: number, ids: Ids) {
  const key = getCountKey(unit);
  if (key !== undefined && count > 0)
    return [
      { title: `Leave ${count}`, edits: [setMember(unit as { readonly [K in typeof key]?: number }, key, count)] },
    ];
  return count > 0 || ids.references('unit', unit.id).length > 0 || units.length === 1
    ? []
    : [{ title: `Remove ${unit.id}`, edits: [removeMember(units, units.indexOf(unit))] }];
}
