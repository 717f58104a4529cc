/**
 * The cost of earlier attacks on industry in the same file. A territory loses at most its value per turn, and a power at most its
 * cash in hand.
 */
import { traceCombat } from '../../../engine/trace';
import { createCombatHeader } from '../../axis-and-allies/combats';
import type { Header, RocketStrike, Scenario, StrategicBombingRaid } from '../data';
import type { TerritoryLosses } from '../raids/damage';
import { createBombingRaid } from './raid';
import { createRocketStrike } from './rocket';

export type Attack = StrategicBombingRaid | RocketStrike;

/** The effect of the attacks before a given one, in IPCs. */
export interface EarlierAttacks {
  /** The territory's losses in the attacker's turn. */
  readonly lost: TerritoryLosses;
  /** The owner's losses of cash in hand, in any territory. */
  readonly spent: number;
  /** Earlier attacks of unknown damage: by this attacker on this territory, and others on the owner. */
  readonly unknown: { readonly inTerritory: readonly Attack[]; readonly ofOwner: readonly Attack[] };
}

/** The cost of the attacks before a given one. Raids come before rocket strikes, each in file order. */
export function findEarlierAttacks(attack: Attack, scenario: Scenario): EarlierAttacks {
  return getLedger(scenario).get(attack) ?? noEarlierAttacks;
}

/** The name of a territory, normalized for comparison. */
export function normalizeTerritory(territory: string): string {
  return territory.trim().toLowerCase();
}

const noEarlierAttacks: EarlierAttacks = {
  lost: { raids: 0, rockets: 0 },
  spent: 0,
  unknown: { inTerritory: [], ofOwner: [] },
};

const ledgerCache = new WeakMap<Scenario, ReadonlyMap<Attack, EarlierAttacks>>();

/** The cost of the attacks before each attack. Each is resolved at most once, with the costs of those before it. */
function getLedger(scenario: Scenario): ReadonlyMap<Attack, EarlierAttacks> {
  const cached = ledgerCache.get(scenario);
  if (cached) return cached;
  const { strategicBombingRaids = [], rocketStrikes = [] } = scenario;
  const ledger = new Map<Attack, EarlierAttacks>();
  const territories = new Map<string, Pick<EarlierAttacks, 'lost'> & { readonly unknown: readonly Attack[] }>();
  const owners = new Map<string, { readonly spent: number; readonly unknown: readonly Attack[] }>();
  for (const attack of [...strategicBombingRaids, ...rocketStrikes]) {
    const { territory, attacker, defender } = attack;
    const territoryKey = territory === undefined ? undefined : `${attacker.power} ${normalizeTerritory(territory)}`;
    const territoryEntry = (territoryKey !== undefined && territories.get(territoryKey)) || {
      lost: noEarlierAttacks.lost,
      unknown: [],
    };
    const owner = owners.get(defender.power) ?? { spent: 0, unknown: [] };
    const earlier = {
      lost: territoryEntry.lost,
      spent: owner.spent,
      unknown: { inTerritory: territoryEntry.unknown, ofOwner: owner.unknown },
    };
    ledger.set(attack, earlier);
    const cost = findCost(attack, earlier, scenario);
    const { raids, rockets } = cost ?? noEarlierAttacks.lost;
    const unknown = cost === undefined ? [attack] : [];
    if (territoryKey !== undefined)
      territories.set(territoryKey, {
        lost: { raids: territoryEntry.lost.raids + raids, rockets: territoryEntry.lost.rockets + rockets },
        unknown: [...territoryEntry.unknown, ...unknown],
      });
    owners.set(defender.power, {
      spent: owner.spent + raids + rockets,
      unknown: [...owner.unknown, ...unknown],
    });
  }
  ledgerCache.set(scenario, ledger);
  return ledger;
}

/** The cost of an attack by its table dice, else by its written result; undefined if neither is given. */
function findCost(attack: Attack, earlier: EarlierAttacks, header: Header): TerritoryLosses | undefined {
  const isRaid = 'bombers' in attack.attacker;
  // Seeded dice are rolled when the attack is resolved, not here.
  const { dice: table } = createCombatHeader(attack, attack.id);
  if (table !== undefined && Object.keys(table).length > 0) {
    const combat = isRaid
      ? createBombingRaid(attack as StrategicBombingRaid, header, earlier)
      : createRocketStrike(attack as RocketStrike, header, earlier);
    const { end, pendingRoll } = traceCombat(combat, { table });
    const readMeasure = (path: string): number =>
      combat.measures.find((measure) => measure.path.join() === path)?.read(end) ?? 0;
    if (pendingRoll === undefined) {
      return isRaid
        ? { raids: readMeasure('damage'), rockets: readMeasure('rocketDamage') }
        : { raids: 0, rockets: readMeasure('damage') };
    }
  }
  const { result } = attack;
  if (result?.damage === undefined) return undefined;
  if (!isRaid) return { raids: 0, rockets: result.damage };
  return { raids: result.damage, rockets: 'rocketDamage' in result ? (result.rocketDamage ?? 0) : 0 };
}
