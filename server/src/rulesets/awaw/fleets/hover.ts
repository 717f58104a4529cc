/** Hovers on fleet combat: the fire of both groups, with rows, modifiers and odds. */
import { valueAt } from '../../../model/place';
import { listAmounts, cite, formatList, capitalize, type AwawHover, type HoverAmount } from '../kit';
import { computeHitOdds } from '../attacks/attack-odds';
import { findFleetRows } from '../attacks/naval-attack';
import { setUpFleetCombat, type FleetSetup } from '../combats/fleet-combat';
import { allotFactors, createLightPhase } from '../combats/fleet-light';
import type { Fleet } from '../combats/fleet-line';
import { computeAims } from '../combats/pairing';
import type { Victim } from '../combats/victims';
import type { FleetCombat, Side } from '../data';
import { resolveUnits } from '../force';
import { computePendingRoll, computeStrengthAmount } from '../hover-amounts';
import { formatFleetRows, formatOdds } from '../hover-wording';

export const fleetCombatHover: AwawHover = {
  patterns: ['fleetCombats.*', 'fleetCombats.*.id', 'fleetCombats.*.orders', 'fleetCombats.*.orders.fire'],
  explain: (scenario, ids, { path }) => {
    const combat = valueAt(scenario, path.slice(0, 2)) as FleetCombat | undefined;
    if (combat === undefined) return undefined;
    const setup = setUpFleetCombat(combat, scenario, ids);
    const phases = `Capital ships fire first, rank against rank${cite('fleet-pairing')}; then the light ships${cite('light-fire')}; screened ships last${cite('screened-ships')}.`;
    return {
      title: `Fleet combat ${combat.id}`,
      text: setup.missing === undefined ? phases : `${phases} ${setup.missing}`,
      ...listAmounts([...listFireAmounts(setup, 0), ...listFireAmounts(setup, 1)]),
      rules: ['fleet-attack-row', 'attack-column'],
    };
  },
};

export const fleetSideHover: AwawHover = {
  patterns: ['attacker', 'defender'].flatMap((side) => [
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
    const isReduced = combat[side].reducedEffectiveness === true;
    return {
      title: capitalize(
        `the ${side}'s combat group${combat[side].number === undefined ? '' : ` ${combat[side].number}`}`,
      ),
      text: isReduced ? `Its activity reduces its effectiveness${cite('reduced-effectiveness')}.` : undefined,
      ...listAmounts([
        { amount: computeStrengthAmount(`naval factors of the ${side}`, resolveUnits(combat[side], ids), scenario) },
        ...listFireAmounts(setUpFleetCombat(combat, scenario, ids), side === 'attacker' ? 0 : 1),
      ]),
      rules: ['fleet-attack-row', 'fleet-nationality'],
    };
  },
};

/** The fire of one line before the first shot, with the aims and factors of the combat. */
function listFireAmounts({ board, fleet }: FleetSetup, side: 0 | 1): readonly HoverAmount[] {
  const [first, other] = fleet.lines;
  const shotsByTarget = new Map<Victim, { readonly firing: Victim[]; factors: number }>();
  for (const [{ victim, factors }, aim] of computeAims(fleet.lines, board.start)[side]) {
    if (!('at' in aim)) continue;
    const shot = shotsByTarget.get(aim.at) ?? { firing: [], factors: 0 };
    shotsByTarget.set(aim.at, shot);
    shot.firing.push(victim);
    shot.factors += factors;
  }
  const { lights } = createLightPhase(board, [
    { fleet, line: first, enemy: other },
    { fleet, line: other, enemy: first },
  ]);
  return [
    ...[...shotsByTarget].map(([at, { firing, factors }]) => computeShotAmount(fleet, side, firing, at, factors)),
    ...lights
      .filter((light) => light.fire.line === fleet.lines[side])
      .flatMap((light) =>
        [...allotFactors(light, board.start).factorsByTarget].map(([target, factors]) =>
          computeShotAmount(fleet, side, [light.ships], target, factors),
        ),
      ),
  ];
}

function computeShotAmount(
  { lines, excessReading }: Fleet,
  side: 0 | 1,
  firing: readonly Victim[],
  target: Victim,
  factors: number,
): HoverAmount {
  const label = `${formatList(firing.map(({ name }) => name))} on ${target.name}`;
  const amount = computePendingRoll(label, 'two dice', lines[side].listModifiers(firing, target));
  const rows = findFleetRows(factors, excessReading);
  if (rows.length === 0) return { amount, totalNote: 'no factors: no attack' };
  const odds = formatOdds(computeHitOdds(rows, amount.total), target.target, target.hitsBefore);
  return { amount, totalNote: `${formatFleetRows(rows)}: ${odds}` };
}
