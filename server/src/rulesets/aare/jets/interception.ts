/** Interception by jets, and the effect of escorts (Tech 1 and 4). */
import { createAmount, type Amount } from '../../../engine/amount';
import { changeBy, placeAt } from '../kit';
import type { Header, KamikazeMission, RocketStrike, StrategicBombingRaid, TerritoryDefender } from '../data';
import { jetsNumbers } from './rules';
import { raidsNumbers } from '../raids/rules';
import { findDecisiveOption, createOptionBasis, getReading } from '../options';
import { isInEffect } from '../technologies';

/** A die of at most this number destroys its target. */
export const interceptionHitsOn: Amount = createAmount(
  'interception',
  changeBy('interception', { label: 'jet fighter', by: jetsNumbers.interception.hitsOn }),
);

/** Number of jets in a territory that can intercept. */
export function countInterceptors(defender: TerritoryDefender, header: Header): Amount {
  const { power, fighters = 0 } = defender;
  const hasJets = isInEffect(power, 'jet-fighters', header);
  const base = changeBy('interception', {
    label: hasJets ? 'jets in the territory' : 'fighters, but no jets',
    by: hasJets ? fighters : 0,
    from: placeAt(defender, 'fighters'),
  });
  return createAmount('interceptors', base);
}

/** Number of fighters that escort a raid; 0 without long-range aircraft. */
export function countEscorts({ attacker }: StrategicBombingRaid, header: Header): Amount {
  const { power, escorts: fighters = 0 } = attacker;
  const mayEscort = isInEffect(power, 'long-range-aircraft', header);
  const base = changeBy('escorts-need-long-range', {
    label: mayEscort || fighters === 0 ? 'escorts' : 'no long-range aircraft: no escorts',
    by: mayEscort ? fighters : 0,
    from: placeAt(attacker, 'escorts'),
  });
  return createAmount('escorts', base);
}

/** The interception dice against a raid, by their possible targets. */
export interface InterceptionDice {
  /** Jets that no escort neutralises: they may hit bombers and an accompanying rocket. */
  readonly free: Amount;
  /** Neutralised jets, which may hit only the rocket. */
  readonly atRocket: Amount;
}

/** Number of interception dice against a raid. */
export function computeInterceptionDice(raid: StrategicBombingRaid, header: Header): InterceptionDice {
  const jets = countInterceptors(raid.defender, header);
  const neutralised = Math.min(jets.total, countEscorts(raid, header).total);
  const neutralisedJets = changeBy('escorts-neutralise', {
    label: 'neutralised by escorts',
    by: -neutralised,
    from: placeAt(raid.attacker, 'escorts'),
  });
  const reading = getReading(header, 'neutralizedJets');
  const canHitRocket = raid.rocket !== undefined && reading === 'other-targets';
  const jetsAtRocket = changeBy('escorts-neutralise', {
    label: 'neutralised by escorts',
    by: canHitRocket ? neutralised : 0,
    ...(raid.rocket !== undefined && neutralised > 0 && { basis: createOptionBasis('neutralizedJets') }),
  });
  return {
    free: createAmount('interception dice', jets.base, [...jets.changes, neutralisedJets]),
    atRocket: createAmount('interception dice at the rocket alone', jetsAtRocket),
  };
}

/** Number of interception dice against a single rocket or a Kamikaze mission. */
export function computeDiceAgainst({ defender }: RocketStrike | KamikazeMission, header: Header): Amount {
  const jets = countInterceptors(defender, header);
  return createAmount('interception dice', jets.base, jets.changes);
}

/** Number of bombers with partial protection against anti-aircraft fire; 0 unless there are more escorts than interceptors. */
export function countProtectedBombers(raid: StrategicBombingRaid, header: Header): Amount {
  const basis = findDecisiveOption(header, ['protectedBombers', 'escortsWithoutJets'], (variantHeader) =>
    countProtected(raid, variantHeader),
  );
  const count = countProtected(raid, header);
  const label = count > 0 ? 'more escorts than interceptors' : 'no more escorts than interceptors';
  const line = { label, by: count, from: placeAt(raid.attacker, 'escorts'), ...(basis && { basis }) };
  return createAmount('bombers with partial protection', changeBy('partial-protection', line));
}

function countProtected(raid: StrategicBombingRaid, header: Header): number {
  const jets = countInterceptors(raid.defender, header).total;
  const surplus = countEscorts(raid, header).total - jets;
  if (surplus <= 0) return 0;
  if (jets === 0 && getReading(header, 'escortsWithoutJets') === 'do-not-protect') return 0;
  const { bombers } = raid.attacker;
  return getReading(header, 'protectedBombers') === 'all' ? bombers : Math.min(bombers, surplus);
}

/** A protected bomber that is hit is lost on a die of at most this number; otherwise it returns home. */
export const protectedLostOn: number = raidsNumbers['partial-protection'].lostOn;
