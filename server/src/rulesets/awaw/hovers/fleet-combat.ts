/** Fleet combat: the fire of the groups on each other, with row, modifiers and chances. */
import type { FleetCombat, Header, Side } from '../data';
import { isNavalUnit } from '../data';
import { arrayed } from '../combats/ships';
import type { OwnedShips } from '../combats/ships';
import type { Ids } from '../../../model/ids';
import { stated } from '../facts/adjustments';
import { hitOdds } from '../facts/attack-odds';
import { fireChanges } from '../facts/fleet-modifiers';
import { unitsOf } from '../facts/force';
import { nationalityModifier } from '../facts/nationality';
import { byRank } from '../facts/rank';
import type { Ranked } from '../facts/rank';
import { undamagedFactors } from '../facts/search';
import { speedOf } from '../facts/strength';
import { reading } from '../options';
import { numbers } from '../rules/numbers';
import { fleetRows } from '../tables/naval-attack';
import { sentence } from '../wording';
import { valueAt } from './here';
import type { AwawHover } from './here';
import { added, shown, strength } from './parts';
import type { Shown } from './parts';
import { cite, fleetRowsInWords, oddsInWords } from './words';

const enemyOf = { attacker: 'defender', defender: 'attacker' } as const;

export const fleetCombatHover: AwawHover = {
  at: ['fleetCombats.*', 'fleetCombats.*.id'],
  explain: (scenario, ids, { path }) => {
    const combat = valueAt(scenario, path.slice(0, 2)) as FleetCombat | undefined;
    if (combat === undefined) return undefined;
    return {
      title: `Fleet combat ${combat.id}`,
      text: `Capital ships fire first, rank against rank${cite('fleet-pairing')}; then the light ships${cite('light-fire')}; screened ships last${cite('screened-ships')}.`,
      ...shown((['attacker', 'defender'] as const).map((side) => fire(combat, side, scenario, ids)).flat()),
      rules: ['fleet-attack-row', 'attack-column'],
    };
  },
};

export const fleetSideHover: AwawHover = {
  at: ['attacker', 'defender'].flatMap((side) => [
    `fleetCombats.*.${side}`,
    `fleetCombats.*.${side}.nation`,
    `fleetCombats.*.${side}.number`,
    `fleetCombats.*.${side}.screened`,
    `fleetCombats.*.${side}.reducedEffectiveness`,
  ]),
  explain: (scenario, ids, { path }) => {
    const combat = valueAt(scenario, path.slice(0, 2)) as FleetCombat | undefined;
    const side = path[2] as Side;
    if (combat === undefined) return undefined;
    const reduced = combat[side].reducedEffectiveness === true;
    return {
      title: sentence(
        `the ${side}'s combat group${combat[side].number === undefined ? '' : ` ${combat[side].number}`}`,
      ),
      text: reduced ? `Its activity reduces its effectiveness${cite('reduced-effectiveness')}.` : undefined,
      ...shown([
        { amount: strength(`naval factors of the ${side}`, unitsOf(combat[side], ids), scenario) },
        ...fire(combat, side, scenario, ids),
      ]),
      rules: ['fleet-attack-row', 'fleet-nationality'],
    };
  },
};

/** The fire of capital ships, rank against rank, and of the light ships on the enemy's, as far as there are such. */
function fire(combat: FleetCombat, side: Side, header: Header, ids: Ids): readonly Shown[] {
  const own = front(combat, side, header, ids);
  const enemy = front(combat, enemyOf[side], header, ids);
  const ranks = own.capitals.slice(0, enemy.capitals.length).map((firing, rank) => {
    const factors = firing.target.kind === 'named' ? firing.target.size : 0;
    return shot({ combat, side, firing, target: enemy.capitals[rank]!, factors, header });
  });
  if (own.light === undefined || enemy.light === undefined) return ranks;
  // Damaged cruisers do not fire; factors beyond the ratio are surplus.
  const most = numbers['fleet-pairing'].lightRatio * undamagedFactors(enemy.light.owned, header);
  const factors = Math.min(most, undamagedFactors(own.light.owned, header));
  return [...ranks, shot({ combat, side, firing: own.light, target: enemy.light, factors, header })];
}

interface Shot {
  readonly combat: FleetCombat;
  readonly side: Side;
  readonly firing: OwnedShips;
  readonly target: OwnedShips;
  readonly factors: number;
  readonly header: Header;
}

function shot({ combat, side, firing, target, factors, header }: Shot): Shown {
  const groups = { own: combat[side], enemy: combat[enemyOf[side]] };
  const changes = [
    ...fireChanges({ ...groups, firing: firing.owned, target: target.owned, header }),
    ...stated(combat.adjustments, side, 'attack-column'),
  ];
  const amount = added(`${firing.name} on ${target.name}`, 'two dice', changes);
  const rows = fleetRows(factors, reading(header, 'factorsBeyondTwentyFive'));
  if (rows.length === 0) return { amount, verdict: 'no factors: no attack' };
  const odds = oddsInWords(hitOdds(rows, amount.total), target.target, target.hits);
  return { amount, verdict: `${fleetRowsInWords(rows)}: ${odds}` };
}

/** The ships of a group that fire: capital ships by rank, and the light ships. */
function front(
  combat: FleetCombat,
  side: Side,
  header: Header,
  ids: Ids,
): { capitals: readonly OwnedShips[]; light?: OwnedShips } {
  const group = combat[side];
  const circumstances = { header, inPort: false, tieOrder: combat.orders?.firstLost };
  const { capitals, light } = arrayed(unitsOf(group, ids), group.screened, side, circumstances);
  const ranked = capitals.map((ships) => ({ ships, rank: rankOf(ships, header) }));
  return { capitals: ranked.sort((a, b) => byRank(a.rank, b.rank)).map(({ ships }) => ships), light };
}

function rankOf({ target, hits, owned }: OwnedShips, header: Header): Ranked {
  const [first] = owned;
  const unit = first?.unit;
  return {
    size: target.kind === 'named' ? target.size : 0,
    slow: unit !== undefined && isNavalUnit(unit) && speedOf(unit, first?.nation, header) === 'slow',
    hits,
    navalModifier: nationalityModifier(first?.nation, 'naval', header),
  };
}
