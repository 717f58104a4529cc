/**
 * The cost of earlier attacks on industry in the same file. A territory loses at most its value per turn, and a power at most its
 * cash in hand.
 */
import { trace } from '../../../engine/trace';
import { siteOf } from '../../axis-and-allies/combats';
import type { Header, RocketStrike, Scenario, StrategicBombingRaid } from '../data';
import type { Lost } from '../raids/damage';
import { bombingRaid } from './raid';
import { rocketStrike } from './rocket';

export type Attack = StrategicBombingRaid | RocketStrike;

/** The effect of the attacks before a given one, in IPCs. */
export interface Earlier {
  /** The territory's losses in the attacker's turn. */
  readonly lost: Lost;
  /** The owner's losses of cash in hand, in any territory. */
  readonly spent: number;
  /** Earlier attacks of unknown damage: by this attacker on this territory, and others on the owner. */
  readonly unknown: { readonly here: readonly Attack[]; readonly ofOwner: readonly Attack[] };
}

/** The cost of the attacks before a given one. Raids come before rocket strikes, each in file order. */
export function earlierThan(attack: Attack, scenario: Scenario): Earlier {
  return ledgerOf(scenario).get(attack) ?? nothing;
}

/** The name of a territory, normalized for comparison. */
export function nameOf(territory: string): string {
  return territory.trim().toLowerCase();
}

const nothing: Earlier = { lost: { raids: 0, rockets: 0 }, spent: 0, unknown: { here: [], ofOwner: [] } };

const ledgers = new WeakMap<Scenario, ReadonlyMap<Attack, Earlier>>();

/** Each attack is played at most once, with the costs of those before it. */
function ledgerOf(scenario: Scenario): ReadonlyMap<Attack, Earlier> {
  const known = ledgers.get(scenario);
  if (known) return known;
  const { strategicBombingRaids = [], rocketStrikes = [] } = scenario;
  const ledger = new Map<Attack, Earlier>();
  const territories = new Map<string, Pick<Earlier, 'lost'> & { readonly unknown: readonly Attack[] }>();
  const owners = new Map<string, { readonly spent: number; readonly unknown: readonly Attack[] }>();
  for (const attack of [...strategicBombingRaids, ...rocketStrikes]) {
    const { territory, attacker, defender } = attack;
    const place = territory === undefined ? undefined : `${attacker.power} ${nameOf(territory)}`;
    const here = (place !== undefined && territories.get(place)) || { lost: nothing.lost, unknown: [] };
    const owner = owners.get(defender.power) ?? { spent: 0, unknown: [] };
    const earlier = { lost: here.lost, spent: owner.spent, unknown: { here: here.unknown, ofOwner: owner.unknown } };
    ledger.set(attack, earlier);
    const cost = costOf(attack, earlier, scenario);
    const { raids, rockets } = cost ?? nothing.lost;
    const unknown = cost === undefined ? [attack] : [];
    if (place !== undefined)
      territories.set(place, {
        lost: { raids: here.lost.raids + raids, rockets: here.lost.rockets + rockets },
        unknown: [...here.unknown, ...unknown],
      });
    owners.set(defender.power, {
      spent: owner.spent + raids + rockets,
      unknown: [...owner.unknown, ...unknown],
    });
  }
  ledgers.set(scenario, ledger);
  return ledger;
}

/** The cost of an attack by its table dice, else by its written result; undefined if neither is given. */
function costOf(attack: Attack, earlier: Earlier, header: Header): Lost | undefined {
  const isRaid = 'bombers' in attack.attacker;
  // Seeded dice are rolled when the attack is resolved, not here.
  const { dice: table } = siteOf(attack, attack.id);
  if (table !== undefined && Object.keys(table).length > 0) {
    const combat = isRaid
      ? bombingRaid(attack as StrategicBombingRaid, header, earlier)
      : rocketStrike(attack as RocketStrike, header, earlier);
    const { end, wanted } = trace(combat, { table });
    const read = (path: string): number =>
      combat.measures.find((measure) => measure.path.join() === path)?.read(end) ?? 0;
    if (wanted === undefined) {
      return isRaid ? { raids: read('damage'), rockets: read('rocketDamage') } : { raids: 0, rockets: read('damage') };
    }
  }
  const { result } = attack;
  if (result?.damage === undefined) return undefined;
  if (!isRaid) return { raids: 0, rockets: result.damage };
  return { raids: result.damage, rockets: 'rocketDamage' in result ? (result.rocketDamage ?? 0) : 0 };
}
