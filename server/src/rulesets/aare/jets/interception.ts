/** Interception by jets, and the effect of escorts (Tech 1 and 4). */
import { amount, type Amount } from '../../../engine/amount';
import { at } from '../../../model/place';
import type { Header, KamikazeMission, RocketStrike, StrategicBombingRaid, TerritoryDefender } from '../data';
import { by } from '../line';
import { numbers } from '../numbers';
import { decisive, optionBasis, reading } from '../options';
import { inEffect } from '../technologies';

/** A die of at most this number destroys its target. */
export const interceptionHitsOn: Amount = amount(
  'interception',
  by('interception', { what: 'jet fighter', by: numbers.interception.hitsOn }),
);

/** Number of jets in a territory that can intercept. */
export function interceptors(defender: TerritoryDefender, header: Header): Amount {
  const { power, fighters = 0 } = defender;
  const jets = inEffect(power, 'jet-fighters', header);
  const base = by('interception', {
    what: jets ? 'jets in the territory' : 'fighters, but no jets',
    by: jets ? fighters : 0,
    from: at(defender, 'fighters'),
  });
  return amount('interceptors', base);
}

/** Number of fighters that escort a raid; 0 without long-range aircraft. */
export function escorts({ attacker }: StrategicBombingRaid, header: Header): Amount {
  const { power, escorts: fighters = 0 } = attacker;
  const mayEscort = inEffect(power, 'long-range-aircraft', header);
  const base = by('escorts-need-long-range', {
    what: mayEscort || fighters === 0 ? 'escorts' : 'no long-range aircraft: no escorts',
    by: mayEscort ? fighters : 0,
    from: at(attacker, 'escorts'),
  });
  return amount('escorts', base);
}

/** The interception dice against a raid, by their possible targets. */
export interface InterceptionDice {
  /** Jets that no escort neutralises: they may hit bombers and an accompanying rocket. */
  readonly free: Amount;
  /** Neutralised jets, which may hit only the rocket. */
  readonly atRocket: Amount;
}

/** Number of interception dice against a raid. */
export function interceptionDice(raid: StrategicBombingRaid, header: Header): InterceptionDice {
  const jets = interceptors(raid.defender, header);
  const neutralised = Math.min(jets.total, escorts(raid, header).total);
  const lost = by('escorts-neutralise', {
    what: 'neutralised by escorts',
    by: -neutralised,
    from: at(raid.attacker, 'escorts'),
  });
  const option = reading(header, 'neutralizedJets');
  const mayStill = raid.rocket !== undefined && option === 'other-targets';
  const still = by('escorts-neutralise', {
    what: 'neutralised by escorts',
    by: mayStill ? neutralised : 0,
    ...(raid.rocket !== undefined && neutralised > 0 && { basis: optionBasis('neutralizedJets') }),
  });
  return {
    free: amount('interception dice', jets.base, [...jets.changes, lost]),
    atRocket: amount('interception dice at the rocket alone', still),
  };
}

/** Number of interception dice against a single rocket or a Kamikaze mission. */
export function diceAgainst({ defender }: RocketStrike | KamikazeMission, header: Header): Amount {
  const jets = interceptors(defender, header);
  return amount('interception dice', jets.base, jets.changes);
}

/** Number of bombers with partial protection against anti-aircraft fire, which takes more escorts than interceptors. */
export function protectedBombers(raid: StrategicBombingRaid, header: Header): Amount {
  const basis = decisive(header, ['protectedBombers', 'escortsWithoutJets'], (under) => protectedCount(raid, under));
  const count = protectedCount(raid, header);
  const what = count > 0 ? 'more escorts than interceptors' : 'no more escorts than interceptors';
  const line = { what, by: count, from: at(raid.attacker, 'escorts'), ...(basis && { basis }) };
  return amount('bombers with partial protection', by('partial-protection', line));
}

function protectedCount(raid: StrategicBombingRaid, header: Header): number {
  const jets = interceptors(raid.defender, header).total;
  const surplus = escorts(raid, header).total - jets;
  if (surplus <= 0) return 0;
  if (jets === 0 && reading(header, 'escortsWithoutJets') === 'do-not-protect') return 0;
  const { bombers } = raid.attacker;
  return reading(header, 'protectedBombers') === 'all' ? bombers : Math.min(bombers, surplus);
}

/** A protected bomber that is hit is lost on a die of at most this number; otherwise it returns home. */
export const protectedLostOn: number = numbers['partial-protection'].lostOn;
