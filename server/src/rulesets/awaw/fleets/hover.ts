/** Hovers on fleet combat: the fire of both groups, with rows, modifiers and odds. */
import { valueAt } from '../../../model/place';
import { listed, sentence } from '../../../model/wording';
import { hitOdds } from '../attacks/attack-odds';
import { fleetRows } from '../attacks/naval-attack';
import { meeting, type Meeting } from '../combats/fleet-combat';
import { allotted, lightPhase } from '../combats/fleet-light';
import type { Fleet } from '../combats/fleet-line';
import { aimsOf } from '../combats/pairing';
import type { Victim } from '../combats/victims';
import type { FleetCombat, Side } from '../data';
import { unitsOf } from '../force';
import type { AwawHover } from '../hover';
import { added, shown, strength, type ShownAmount } from '../hover-parts';
import { fleetRowsInWords, oddsInWords } from '../hover-words';
import { cite } from '../rules';

export const fleetCombatHover: AwawHover = {
  at: ['fleetCombats.*', 'fleetCombats.*.id', 'fleetCombats.*.orders', 'fleetCombats.*.orders.fire'],
  explain: (scenario, ids, { path }) => {
    const combat = valueAt(scenario, path.slice(0, 2)) as FleetCombat | undefined;
    if (combat === undefined) return undefined;
    const fired = meeting(combat, scenario, ids);
    const phases = `Capital ships fire first, rank against rank${cite('fleet-pairing')}; then the light ships${cite('light-fire')}; screened ships last${cite('screened-ships')}.`;
    return {
      title: `Fleet combat ${combat.id}`,
      text: fired.missing === undefined ? phases : `${phases} ${fired.missing}`,
      ...shown([...fire(fired, 0), ...fire(fired, 1)]),
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
        ...fire(meeting(combat, scenario, ids), side === 'attacker' ? 0 : 1),
      ]),
      rules: ['fleet-attack-row', 'fleet-nationality'],
    };
  },
};

/** The fire of one line before the first shot, with the aims and factors of the combat. */
function fire({ board, fleet }: Meeting, side: 0 | 1): readonly ShownAmount[] {
  const [one, other] = fleet.lines;
  const aims = new Map<Victim, { readonly firing: Victim[]; factors: number }>();
  for (const [{ victim, factors }, aim] of aimsOf(fleet.lines, board.start)[side]) {
    if (!('at' in aim)) continue;
    const joint = aims.get(aim.at) ?? { firing: [], factors: 0 };
    aims.set(aim.at, joint);
    joint.firing.push(victim);
    joint.factors += factors;
  }
  const { lights } = lightPhase(board, [
    { fleet, line: one, enemy: other },
    { fleet, line: other, enemy: one },
  ]);
  return [
    ...[...aims].map(([at, { firing, factors }]) => shot(fleet, side, firing, at, factors)),
    ...lights
      .filter((light) => light.fire.line === fleet.lines[side])
      .flatMap((light) =>
        [...allotted(light, board.start).at].map(([at, factors]) => shot(fleet, side, [light.ships], at, factors)),
      ),
  ];
}

function shot(
  { lines, beyond }: Fleet,
  side: 0 | 1,
  firing: readonly Victim[],
  at: Victim,
  factors: number,
): ShownAmount {
  const what = `${listed(firing.map(({ name }) => name))} on ${at.name}`;
  const amount = added(what, 'two dice', lines[side].modifiers(firing, at));
  const rows = fleetRows(factors, beyond);
  if (rows.length === 0) return { amount, verdict: 'no factors: no attack' };
  const odds = oddsInWords(hitOdds(rows, amount.total), at.target, at.hits);
  return { amount, verdict: `${fleetRowsInWords(rows)}: ${odds}` };
}
