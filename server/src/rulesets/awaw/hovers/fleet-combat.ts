/** Fleet combat: the fire of the groups on each other, with row, modifiers and chances. */
import type { FleetCombat, Header, Side } from '../data';
import { isCapitalShip, isLightShips } from '../data';
import { namedShips, lightShips } from '../combats/ships';
import type { OwnedShips } from '../combats/ships';
import type { Ids } from '../../../model/ids';
import { stated } from '../facts/adjustments';
import { hitOdds } from '../facts/attack-odds';
import { fireChanges } from '../facts/fleet-modifiers';
import { unitsOf } from '../facts/force';
import type { Owned } from '../facts/force';
import { factorsOf } from '../facts/strength';
import { reading } from '../options';
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

/** The fire of the leading capital ship on the enemy's, and of the light ships on the enemy's light ships, as far as there are such. */
function fire(combat: FleetCombat, side: Side, header: Header, ids: Ids): readonly Shown[] {
  const own = split(unitsOf(combat[side], ids), combat[side].screened, header);
  const enemy = split(unitsOf(combat[enemyOf[side]], ids), combat[enemyOf[side]].screened, header);
  const pairs = [
    [own.capitals[0], enemy.capitals[0]],
    [own.light, enemy.light],
  ] as const;
  return pairs.flatMap(([firing, target]) =>
    firing === undefined || target === undefined ? [] : [shot(combat, side, firing, target, header)],
  );
}

function shot(combat: FleetCombat, side: Side, firing: OwnedShips, target: OwnedShips, header: Header): Shown {
  const situation = {
    own: combat[side],
    enemy: combat[enemyOf[side]],
    firing: firing.owned,
    target: target.owned,
    header,
  };
  const changes = [...fireChanges(situation), ...stated(combat.adjustments, side, 'attack-column')];
  const amount = added(`${firing.name} on ${target.name}`, 'two dice', changes);
  const factors = firing.owned.reduce((sum, { unit, nation }) => sum + (factorsOf(unit, nation, header) ?? 0), 0);
  const rows = fleetRows(factors, reading(header, 'factorsBeyondTwentyFive'));
  if (rows.length === 0) return { amount, verdict: 'no factors: no attack' };
  const odds = oddsInWords(hitOdds(rows, amount.total), target.target, target.hits);
  return { amount, verdict: `${fleetRowsInWords(rows)}: ${odds}` };
}

function split(
  units: readonly Owned[],
  screened: readonly string[] = [],
  header: Header,
): { capitals: readonly OwnedShips[]; light?: OwnedShips } {
  const front = units.filter(({ unit }) => !screened.includes(unit.id));
  const circumstances = { header, inPort: false };
  const capitals = namedShips(
    front.filter(({ unit }) => isCapitalShip(unit)),
    circumstances,
  );
  const bySize = [...capitals].sort((a, b) => sizeOf(b) - sizeOf(a));
  return {
    capitals: bySize,
    light: lightShips(
      front.filter(({ unit }) => isLightShips(unit)),
      circumstances,
    ),
  };
}

function sizeOf({ target }: OwnedShips): number {
  return target.kind === 'named' ? target.size : 0;
}
