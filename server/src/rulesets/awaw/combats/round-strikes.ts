/** The air strikes of a round: each uses a search result on its group. */
import { squadronsIn } from '../air/squadrons';
import type { Strike } from '../data';
import { nameOfKey } from '../../../model/wording';
import { unitsOf } from '../force';
import { layOutStrike, spread } from './air-attack';
import { enemyOf } from './fleet-combat';
import type { Planned, RoundContext, RoundGroup } from './round-plan';
import type { OwnedShips } from './ships';
import type { Victim } from './victims';

/** The strikes in file order. */
export function plannedStrikes(context: RoundContext): readonly Planned[] {
  const { strikes = [] } = context.round;
  return strikes.map((strike) => planned(strike, context.named(strike.id), context));
}

interface Aimed {
  readonly victim: Victim;
  readonly ships: OwnedShips;
  readonly squadrons: number;
}

function planned(strike: Strike, id: string, context: RoundContext): Planned {
  const { round, forces, board, criticals, header, ids } = context;
  const group = forces.groups[enemyOf[strike.by]].find(({ number }) => number === strike.group);
  const aimed = group === undefined ? [] : aimedAt(strike, group, context);
  const targets = aimed.map(({ victim }) => victim);
  return {
    touches: targets,
    use: { by: strike.by, group: strike.group },
    meets: group,
    lay: ({ isKept, results, lastUse, fighters }) =>
      layOutStrike(board, {
        ...{ attack: strike, id, by: strike.by, criticals, header, ids, atSea: true },
        nations: {
          attacker: round[strike.by].nation,
          defender: group?.group.nation ?? round[enemyOf[strike.by]].nation,
        },
        over: group?.group ?? {},
        defenders: group?.units ?? [],
        targets: aimed.map(({ victim, ships, squadrons }) => ({
          ...{ victim, squadrons, owned: ships.owned },
          last: !isKept(victim),
        })),
        launch: {
          results,
          last: lastUse,
          name: `${nameOfKey(strike.id)} on group ${strike.group} of the ${enemyOf[strike.by]}`,
        },
        shared: fighters,
      }),
  };
}

/** The targets of a strike as stated, else every named ship and then the light ships, with squadrons spread evenly. */
function aimedAt(strike: Strike, group: RoundGroup, { ids }: RoundContext): readonly Aimed[] {
  const entries = [...group.victims].map(([ships, victim]) => ({ ships, victim }));
  const all = [...entries.filter(({ ships }) => ships.named), ...entries.filter(({ ships }) => !ships.named)];
  if (strike.targets === undefined) {
    return spread(all, squadronsIn(unitsOf(strike.attacker, ids))).map(({ ships, squadrons }) => ({
      ...ships,
      squadrons,
    }));
  }
  // Light ships are one target, however many of their lines a strike names.
  const aimed = new Map<Victim, Aimed>();
  for (const target of strike.targets) {
    const among = all.filter(({ ships }) => ships.units.some((unit) => target.ships.includes(unit)));
    for (const { ships, squadrons } of spread(among, target.squadrons)) {
      const before = aimed.get(ships.victim)?.squadrons ?? 0;
      aimed.set(ships.victim, { ...ships, squadrons: before + squadrons });
    }
  }
  return [...aimed.values()];
}
