/** The air strikes of a round: each uses a search result on its group. */
import { sumSquadrons } from '../air/squadrons';
import type { Strike } from '../data';
import { convertKeyToName } from '../../../model/wording';
import { resolveUnits } from '../force';
import { buildStrike, distributeSquadrons } from './air-attack';
import { enemySide } from './fleet-combat';
import type { PlannedPart, RoundContext, RoundGroup } from './round-plan';
import { sortByFile, type OwnedShips } from './ships';
import type { Victim } from './victims';

/** The strikes in file order. */
export function planStrikes(context: RoundContext): readonly PlannedPart[] {
  const { strikes = [] } = context.round;
  return strikes.map((strike) => planStrike(strike, context.makeUniqueId(strike.id), context));
}

interface StrikeAllotment {
  readonly victim: Victim;
  readonly ships: OwnedShips;
  readonly squadrons: number;
}

function planStrike(strike: Strike, id: string, context: RoundContext): PlannedPart {
  const { round, forces, board, criticals, header, ids } = context;
  const group = forces.groups[enemySide[strike.by]].find(({ number }) => number === strike.group);
  const allotments = group === undefined ? [] : allotTargets(strike, group, context);
  const targets = allotments.map(({ victim }) => victim);
  return {
    victims: targets,
    neededResult: { by: strike.by, group: strike.group },
    defendingGroup: group,
    build: ({ isUsedLater, unusedResults, isLastUse, getFighters }) =>
      buildStrike(board, {
        ...{ attack: strike, id, by: strike.by, criticals, header, ids, isAtSea: true },
        nations: {
          attacker: round[strike.by].nation,
          defender: group?.group.nation ?? round[enemySide[strike.by]].nation,
        },
        protection: group?.group ?? {},
        defenders: group?.units ?? [],
        targets: allotments.map(({ victim, ships, squadrons }) => ({
          ...{ victim, squadrons, owned: ships.owned },
          isLast: !isUsedLater(victim),
        })),
        launch: {
          unusedResults,
          isLastUse,
          name: `${convertKeyToName(strike.id)} on group ${strike.group} of the ${enemySide[strike.by]}`,
        },
        getSharedCounters: getFighters,
      }),
  };
}

/** The targets of a strike as stated, else every named ship and then the light ships, as in an air attack, with squadrons spread evenly. */
function allotTargets(strike: Strike, group: RoundGroup, { ids }: RoundContext): readonly StrikeAllotment[] {
  const allShips = sortByFile([...group.victims.keys()], group.units).map((ships) => ({
    ships,
    victim: group.victims.get(ships)!,
  }));
  if (strike.targets === undefined) {
    return distributeSquadrons(allShips, sumSquadrons(resolveUnits(strike.attacker, ids))).map(
      ({ ships, squadrons }) => ({
        ...ships,
        squadrons,
      }),
    );
  }
  // Light ships are one target, however many of their lines a strike names.
  const allotmentByVictim = new Map<Victim, StrikeAllotment>();
  for (const target of strike.targets) {
    const targetShips = allShips.filter(({ ships }) => ships.units.some((unit) => target.ships.includes(unit)));
    for (const { ships, squadrons } of distributeSquadrons(targetShips, target.squadrons)) {
      const previousSquadrons = allotmentByVictim.get(ships.victim)?.squadrons ?? 0;
      allotmentByVictim.set(ships.victim, { ...ships, squadrons: previousSquadrons + squadrons });
    }
  }
  return [...allotmentByVictim.values()];
}
