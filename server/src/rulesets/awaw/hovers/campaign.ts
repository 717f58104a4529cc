/** Task forces, ports, transports, interceptions, searches and raids: the arithmetic of each. */
import { amount, sumOf } from '../../../engine/amount';
import { sumOfDice } from '../../../dice/distribution';
import { at } from '../../../model/place';
import type { Interception, NavalRound, Port, Raid, RoundSide, Search, TaskForce, TransportBox } from '../data';
import { isFastCarrier } from '../data';
import { membersOf } from '../facts/force';
import { diceRolled, interceptionDice } from '../facts/interception';
import { by } from '../facts/line';
import { capacities, factorsInPort, unitsInPort } from '../facts/ports';
import { raidChanges } from '../facts/raiders';
import { searchDice } from '../facts/search';
import { sizeOf } from '../facts/strength';
import { groupSpeed, keepsItsStatus, minimumStrength, strengthOf } from '../facts/task-force';
import { available, guaranteed, levelsAtStart, used } from '../facts/transports';
import { numbers } from '../rules/numbers';
import { optionBasis } from '../options';
import { counted, unitName } from '../wording';
import { valueAt } from './here';
import type { AwawHover } from './here';
import { shown, strength } from './parts';
import { cite, percent } from './words';

export const taskForceHover: AwawHover = {
  at: ['taskForces.*', 'taskForces.*.id', 'taskForces.*.number', 'taskForces.*.location'],
  explain: (scenario, ids, { path }) => {
    const taskForce = valueAt(scenario, path.slice(0, 2)) as TaskForce | undefined;
    if (taskForce === undefined) return undefined;
    const units = membersOf(taskForce, ids);
    const { factors, carriers, mostCarriers, certain } = strengthOf(units, scenario);
    const speed = groupSpeed(units, scenario, taskForce.cargo);
    const most = numbers['task-force-size'].most;
    const carrierSum = sumOf(
      'factors of fast carriers',
      by('carriers-at-most-half', { what: 'no fast carriers', by: 0 }),
      units.map(({ unit, nation }) =>
        isFastCarrier(unit)
          ? by('carriers-at-most-half', {
              what: unitName(unit),
              by: sizeOf(unit, nation, scenario) ?? 0,
              from: at(unit),
            })
          : undefined,
      ),
    );
    const status = keepsItsStatus(taskForce)
      ? `It has lost units in combat and is at sea: it keeps its status${cite('status-kept-at-sea')}.`
      : `It needs at least ${counted(minimumStrength(scenario), 'naval factor')}${cite('minimum-strength')}.`;
    const pace =
      speed === undefined
        ? undefined
        : `It is ${speed.speed}${speed.because ? `: ${unitName(speed.because.unit)} is slow` : ''}${cite('group-speed')}.`;
    return {
      title: `Task force ${taskForce.number ?? taskForce.id}`,
      text: [status, pace, certain ? undefined : 'The sizes of some ships are not known.'].filter(Boolean).join(' '),
      ...shown([
        {
          amount: strength('naval factors', units, scenario),
          verdict: `${factors > most ? 'too many: ' : ''}at most ${most}`,
        },
        ...(carriers > 0
          ? [
              {
                amount: carrierSum,
                verdict: `${carriers > mostCarriers ? 'too many: ' : ''}at most ${mostCarriers}, half of ${factors}`,
              },
            ]
          : []),
      ]),
      rules: ['task-force-size', 'carriers-at-most-half'],
      bases: [optionBasis('minimumStrength')],
    };
  },
};

export const portHover: AwawHover = {
  at: ['ports.*', 'ports.*.id', 'ports.*.kind', 'ports.*.name'],
  explain: (scenario, ids, { path }) => {
    const port = valueAt(scenario, path.slice(0, 2)) as Port | undefined;
    if (port === undefined) return undefined;
    const capacity = capacities[port.kind ?? 'port'];
    const counting = unitsInPort(port, ids).filter(
      ({ unit }) => !('waitingForRepair' in unit && unit.waitingForRepair === true),
    );
    const verdict =
      capacity === Infinity
        ? 'a box has no limit'
        : `${factorsInPort(port, scenario, ids) > capacity ? 'too many: ' : ''}at most ${capacity}`;
    return {
      title: port.name ?? port.id,
      text: 'Ships that wait for repair do not count.',
      ...shown([{ amount: strength('naval factors', counting, scenario), verdict }]),
      rules: ['port-capacity'],
    };
  },
};

export const transportHover: AwawHover = {
  at: ['', '.id', '.count', '.sunk', '.damaged', '.activities', '.box'].map((member) => `transports.*${member}`),
  explain: (scenario, _, { path }) => {
    const box = valueAt(scenario, path.slice(0, 2)) as TransportBox | undefined;
    if (box === undefined) return undefined;
    const { undamaged, usable } = available(box, scenario);
    const line = by('transports-available', { what: 'transports', by: box.count, from: at(box, 'count') });
    const use = amount('transports that can be used', line, [
      by('transports-available', { what: 'sunk', by: -Math.min(box.count, box.sunk ?? 0), from: at(box, 'sunk') }),
      by('transports-available', {
        what: 'damaged',
        by: undamaged - Math.max(0, box.count - (box.sunk ?? 0)),
        from: at(box, 'damaged'),
      }),
      by('transports-available', {
        what: `damaged ones, up to the guarantee of ${guaranteed(scenario)}`,
        by: usable - undamaged,
        basis: optionBasis('transportGuarantee'),
      }),
    ]);
    const start = levelsAtStart(box, scenario);
    const atStart =
      start && box.atStart
        ? `The level at the start is ${start.join(' or ')}${cite('transports-western', 'transports-japan')}.`
        : '';
    return {
      title: `Transports: ${box.id}`,
      text: `Each can be used once a turn; ${counted(used(box), 'is', 'are')} used${cite('transports-activity')}. ${atStart}`.trim(),
      ...shown([{ amount: use }]),
      rules: ['transports-available'],
    };
  },
};

export const interceptionHover: AwawHover = {
  at: ['', '.id', '.distance', '.against', '.operation', '.spotters'].map((member) => `interceptions.*${member}`),
  explain: (scenario, ids, { path }) => {
    const interception = valueAt(scenario, path.slice(0, 2)) as Interception | undefined;
    if (interception === undefined) return undefined;
    const dice = interceptionDice(interception, scenario, ids);
    if (dice === undefined) return undefined;
    const rolled = diceRolled(dice);
    const chance = sumOfDice(rolled, 6)
      .filter(({ value }) => value >= (interception.distance ?? 0))
      .reduce((sum, { share }) => sum + share, 0);
    const verdict =
      rolled === 0
        ? 'no dice: no interception but through its own base'
        : interception.distance === undefined
          ? `${counted(rolled, 'die', 'dice')} are rolled`
          : `${counted(rolled, 'die', 'dice')}: ${percent(chance)} to reach ${counted(interception.distance, 'hex', 'hexes')}`;
    return {
      title: 'Interception',
      text: 'The enemy is intercepted if the total of the dice reaches the distance.',
      ...shown([{ amount: dice, verdict }]),
      rules: ['interception'],
    };
  },
};

export const searchHover: AwawHover = {
  at: ['searches.*', 'searches.*.id', 'searches.*.attacker', 'searches.*.attacker.search'],
  explain: (scenario, ids, { path }) => {
    const search = valueAt(scenario, path.slice(0, 2)) as Search | undefined;
    if (search === undefined) return undefined;
    const dice = searchDice(search.attacker, search.defender, search.round ?? 1, scenario, ids);
    return {
      title: 'Search',
      ...shown([{ amount: dice, verdict: foundWith(dice.total) }]),
      rules: ['search', 'combat-groups'],
    };
  },
};

export const raidHover: AwawHover = {
  at: ['raids.*', 'raids.*.id', 'raids.*.box'],
  explain: (scenario, ids, { path }) => {
    const raid = valueAt(scenario, path.slice(0, 2)) as Raid | undefined;
    if (raid === undefined) return undefined;
    const die = amount(
      'defenders that may engage',
      by('raiders', { what: 'one die, not rolled yet', by: 0 }),
      raidChanges(raid, scenario, ids),
    );
    const chance = sumOfDice(1, 6)
      .filter(({ value }) => value + die.total >= 1)
      .reduce((sum, { share }) => sum + share, 0);
    return {
      title: 'Raiders',
      ...shown([{ amount: die, verdict: `to be added to the die: ${percent(chance)} that any engages` }]),
      rules: ['raiders'],
    };
  },
};

export const navalRoundHover: AwawHover = {
  at: ['', '.id', '.number'].map((member) => `navalRounds.*${member}`),
  explain: (scenario, ids, { path }) => {
    const round = valueAt(scenario, path.slice(0, 2)) as NavalRound | undefined;
    if (round === undefined) return undefined;
    const { number = 1, attacker, defender } = round;
    const dice = (own: RoundSide, enemy: RoundSide, side: string) => {
      const found = searchDice(own, enemy, number, scenario, ids);
      return { amount: { ...found, what: `search dice of the ${side}` }, verdict: foundWith(found.total) };
    };
    return {
      title: `Round ${number} of naval combat`,
      text: `Combat groups with numbers up to ${number} are active, the others distant${cite('combat-groups')}. Search, air strikes, fleet combat, submarine attacks${cite('round-order')}.`,
      ...shown([dice(attacker, defender, 'attacker'), dice(defender, attacker, 'defender')]),
      rules: ['round-order', 'search'],
    };
  },
};

/** The chance that at least one of some dice shows the number of a group. */
function foundWith(dice: number): string {
  return `each enemy group is found with ${percent(1 - (5 / 6) ** dice)}`;
}
