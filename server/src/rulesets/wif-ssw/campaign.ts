/** The place of a scenario in a campaign. */
import type { CampaignState, CampaignUnit } from '../../model/campaign';
import type { Scenario } from './data';
import { formatTakenCount, type Entry } from './forces';
import { offer, placeAt, setMember } from './kit';
import { listDestroyed } from './overdrawn';
import { formatTurnName, toTurn, toTurnNumber } from './turns';
import { getCount } from './units';

export function readCampaignState(scenario: Scenario): CampaignState {
  const { turn, impulse = 0, forces = [] } = scenario;
  const destroyed = new Map(listDestroyed(scenario).map(({ entry, causes }) => [createKey(entry), causes]));
  const createUnit = (entry: Entry, power: string, fixes: CampaignUnit['createFixes']): CampaignUnit => {
    const causes = destroyed.get(createKey(entry)) ?? [];
    return {
      key: createKey(entry),
      format: (count) => formatTakenCount(count, entry),
      power,
      count: entry.availableCount,
      destroyed: Math.min(
        entry.availableCount,
        causes.reduce((sum, { gone }) => sum + gone, 0),
      ),
      combats: causes.map(({ combat }) => combat.id),
      place: entry.from,
      createFixes: fixes,
    };
  };
  const turnNumber = turn && toTurnNumber(turn);
  return {
    turn: turn && {
      // The factor leaves room for the impulses of a turn, which are at most 20.
      number: toTurnNumber(turn) * 100 + impulse,
      label: `${formatTurnName(turn)}${impulse > 0 ? `, impulse ${impulse}` : ''}`,
      place: placeAt(turn),
      next: { ...toTurn(toTurnNumber(turn) + 1) },
    },
    units: forces.flatMap(({ power, units = [], convoys = [] }) => [
      ...units.map((unit) =>
        createUnit(
          { kind: 'unit', id: unit.id, availableCount: getCount(unit), from: placeAt(unit, 'id') },
          unit.power ?? power,
          (count) =>
            count > 0 ? [offer(`Leave ${count}`, setMember(unit as { count?: number }, 'count', count))] : [],
        ),
      ),
      ...convoys.map((convoy) =>
        createUnit(
          { kind: 'convoy', id: convoy.id, availableCount: convoy.convoyPoints, from: placeAt(convoy, 'id') },
          power,
          (count) => [offer(`Leave ${count}`, setMember(convoy, 'convoyPoints', count))],
        ),
      ),
    ]),
    // Whatever was destroyed may be built anew in a later turn.
    canReplace: (_, since) => turnNumber === undefined || since === undefined || Math.floor(since / 100) !== turnNumber,
  };
}

function createKey({ kind, id }: Pick<Entry, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}
