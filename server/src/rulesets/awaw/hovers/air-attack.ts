/** Air attacks: each target with its row, its modifiers and the chance of each result, and what surprise, cover and air defense do. */
import type { Change } from '../../../engine/amount';
import type { Explanation } from '../../../model/ruleset';
import type { Ids } from '../../../model/ids';
import type { Path } from '../../../model/place';
import type { AirAttack, Header } from '../data';
import { aimedAt } from '../combats/air-attack';
import type { Aimed } from '../combats/air-attack';
import { airCombatAdjustment } from '../facts/adjustments';
import { airAttackChanges } from '../facts/air-modifiers';
import { hitOdds } from '../facts/attack-odds';
import { criticalReasons, doubleSixChance } from '../facts/critical';
import { unitsOf } from '../facts/force';
import { squadronsIn } from '../facts/squadrons';
import { airDefenseLevel, combatAirPatrolChanges, engaging, idleDefenders } from '../facts/surprise-level';
import { numbers } from '../rules/numbers';
import { airCombat } from '../tables/air-combat';
import { airDefence } from '../tables/air-defence';
import { airRows, hitsOf } from '../tables/naval-attack';
import { counted, sentence } from '../wording';
import { airOddsInWords, airRowInWords, columnsInWords } from './air-odds';
import { valueAt } from './here';
import type { AwawHover } from './here';
import { added, shown } from './parts';
import type { Shown } from './parts';
import { airRowsInWords, cite, oddsInWords, percent } from './words';

/** A hover on members of an air attack; the empty one is the attack itself. */
function onAirAttack(
  members: readonly string[],
  explain: (attack: AirAttack, header: Header, ids: Ids, path: Path) => Explanation | undefined,
): AwawHover {
  return {
    at: members.map((member) => (member === '' ? 'airAttacks.*' : `airAttacks.*.${member}`)),
    explain: (scenario, ids, { path }) => {
      const attack = valueAt(scenario, path.slice(0, 2)) as AirAttack | undefined;
      return attack && explain(attack, scenario, ids, path.slice(2));
    },
  };
}

/** The roll against a target: modifiers, row and chances, if all squadrons come through. */
export function targetRoll(attack: AirAttack, { ships, squadrons }: Aimed, header: Header, ids: Ids): Shown {
  const attackers = unitsOf(attack.attacker, ids);
  const situation = { attack, atSea: attack.where === 'at-sea', attackers, target: ships.owned, header };
  const roll = added(`roll against ${ships.name}`, 'two dice', airAttackChanges(situation));
  const rows = airRows(squadrons);
  if (rows.length === 0) return { amount: roll, verdict: 'no squadrons: no attack' };
  const odds = oddsInWords(hitOdds(rows, roll.total), ships.target, ships.hits);
  return { amount: roll, verdict: `${airRowsInWords(rows)}: ${odds}` };
}

const allThrough = 'The chances are those of squadrons that all come through; the odds of the whole stand in the lens.';

export const airAttackHover = onAirAttack(
  ['', 'id', 'targets', 'attacker', 'attacker.nation'],
  (attack, header, ids) => {
    const squadrons = squadronsIn(unitsOf(attack.attacker, ids));
    const aimed = aimedAt(attack, header, ids);
    return {
      title: `Air attack with ${counted(squadrons, 'squadron')} on ${counted(aimed.length, 'target')}`,
      text: `${allThrough} ${criticalSentence(attack, header)}`,
      ...shown(aimed.map((one) => targetRoll(attack, one, header, ids))),
      rules: ['air-attack-row', 'attack-column', 'critical-double-six'],
    };
  },
);

export const airTargetHover = onAirAttack(
  ['targets.*', 'targets.*.squadrons', 'targets.*.ships', 'targets.*.ships.*'],
  (attack, header, ids, [, index]) => {
    const target = attack.targets?.[Number(index)];
    if (target === undefined) return undefined;
    const aimed = aimedAt(attack, header, ids).filter(({ ships }) =>
      ships.units.some((id) => target.ships.includes(id)),
    );
    const most = numbers['more-than-twenty-squadrons'].row;
    const squadrons = aimed[0]?.squadrons ?? 0;
    const rows = airRows(squadrons);
    const row = columnsInWords((column) => String(hitsOf(rows, column)));
    return {
      title: `Attack with ${counted(target.squadrons, 'squadron')}`,
      text: `${rows.length === 0 ? '' : `${sentence(airRowsInWords(rows))}, hits by column: ${row}. `}${allThrough} ${criticalSentence(attack, header)}`,
      ...shown(aimed.map((one) => targetRoll(attack, one, header, ids))),
      rules: ['air-attack-row', 'attack-column', ...(target.squadrons > most ? ['more-than-twenty-squadrons'] : [])],
    };
  },
);

/** What earns a critical die here, and the chance of the double six. */
function criticalSentence(attack: AirAttack, header: Header): string {
  const sinking = {
    natural: 2,
    hits: 1,
    before: 'unharmed',
    after: 'sunk',
    surpriseLevel: attack.surpriseLevel ?? 0,
  } as const;
  const reasons = criticalReasons({ ...sinking, inPort: attack.where === 'in-port' }, header);
  const others = [
    reasons.includes('critical-sunk-in-port')
      ? `so does a named ship that is sunk in port${cite('critical-sunk-in-port')}`
      : '',
    reasons.includes('critical-surprise')
      ? `so does damage to a named ship at this surprise level${cite('critical-surprise')}`
      : '',
  ].filter((text) => text !== '');
  const supplied = typeof header.tables?.criticalHits === 'object';
  return `Each roll against a named ship earns a critical die with ${percent(doubleSixChance)}, by a natural twelve${cite('critical-double-six')}${others.map((text) => `; ${text}`).join('')}.${supplied ? '' : ' What it does stands in 20.526: supply the table `criticalHits`.'}`;
}

export const whereHover = onAirAttack(['where'], (attack, header, ids) => {
  const atSea = attack.where === 'at-sea';
  const text = atSea
    ? `At sea: naval air attacks at +${numbers['naval-air-at-sea'].by}${cite('naval-air-at-sea')}. Hits that are too few to damage a ship remain for the battle${cite('accumulated-hits')}.`
    : `In port: naval air gains nothing${cite('naval-air-at-sea')}. Hits that are too few to damage a ship are repaired at once${cite('undersized-hits-in-port')}, and a named ship that is sunk earns a critical die${cite('critical-sunk-in-port')}.`;
  const [first] = aimedAt(attack, header, ids);
  return {
    title: atSea ? 'Ships at sea' : 'Ships in port',
    text,
    ...shown(first ? [targetRoll(attack, first, header, ids)] : []),
    rules: ['naval-air-at-sea'],
  };
});

export const surpriseHover = onAirAttack(['surpriseLevel'], (attack, header, ids) => {
  const { surpriseLevel: level = 0 } = attack;
  const effects = numbers['surprise-level'];
  const idle = idleDefenders(level, header);
  const parts = [
    level >= effects.combatAirPatrol ? 'combat air patrol loses its modifier in air combat' : undefined,
    level >= effects.airDefense ? 'the air defense level is one less' : undefined,
    level >= numbers['surprise-attack'].level
      ? `the attack is at +${numbers['surprise-attack'].by}${cite('surprise-attack')}`
      : undefined,
    idle > 0 ? `${counted(idle, 'defending squadron')} ${idle === 1 ? 'does' : 'do'} not engage` : undefined,
    level >= numbers['critical-surprise'].level
      ? `damage to a named ship earns a critical die${cite('critical-surprise')}`
      : undefined,
  ].filter((part) => part !== undefined);
  return {
    title: `Surprise level ${level}`,
    text: parts.length === 0 ? 'No effect.' : `${sentence(parts.join('; '))}.`,
    ...shown(airDefense(attack, header, ids)),
    rules: ['surprise-level'],
  };
});

export const airDefenseHover = onAirAttack(['airDefenseLevel'], (attack, header, ids) => {
  const level = airDefenseLevel(attack, attack, unitsOf(attack.defender, ids), header);
  const row = level === undefined ? undefined : airRowInWords((roll) => airDefence(level.total, roll));
  return {
    title: 'Air defense of the ships',
    text: `The ships roll two dice on the air defense table by their level before the attack; eliminated and aborted squadrons do not attack.${row === undefined ? '' : ` Row of level ${level!.total}, eliminated/aborted by column: ${row}.`}`,
    ...shown(airDefense(attack, header, ids)),
    rules: ['air-defense'],
  };
});

/** The level, and the roll on its row with the chance of each result. */
function airDefense(attack: AirAttack, header: Header, ids: Ids): readonly Shown[] {
  const level = airDefenseLevel(attack, attack, unitsOf(attack.defender, ids), header);
  if (level === undefined) return [];
  const roll = added(
    'air defense roll',
    'two dice',
    airCombatAdjustment(attack.adjustments, 'airDefense'),
    'air-defense',
  );
  const odds = airOddsInWords((column) => airDefence(level.total, column), roll.total);
  return [{ amount: level }, { amount: roll, verdict: `row of level ${level.total}: ${odds}` }];
}

export const coverHover = onAirAttack(['cover', 'cap'], (attack, header, ids, [which]) => {
  const squadrons = {
    cover: attack.cover ? squadronsIn(unitsOf(attack.cover, ids)) : 0,
    cap: attack.cap ? squadronsIn(unitsOf(attack.cap, ids)) : 0,
  };
  const both = engaging(attack, squadrons, header);
  const isCap = which === 'cap';
  const engaged = isCap ? both.cap : both.cover;
  const attackers = squadronsIn(unitsOf(attack.attacker, ids));
  const { adjustments } = attack;
  const own = [
    ...(isCap ? combatAirPatrolChanges(attack, header) : []),
    ...airCombatAdjustment(adjustments, 'defenderAirCombat'),
  ];
  const theirs = airCombatAdjustment(adjustments, 'attackerAirCombat');
  const roll = (what: string, strength: number, changes: readonly Change[]): Shown => {
    const total = added(`air combat roll of ${what}`, 'two dice', changes, 'air-combat');
    if (strength === 0) return { amount: total, verdict: 'no squadrons: no roll' };
    const odds = airOddsInWords((column) => airCombat(strength, column), total.total);
    return { amount: total, verdict: `row of ${counted(strength, 'squadron')}: ${odds}` };
  };
  return {
    title: isCap ? 'Combat air patrol' : 'Cover',
    text: 'It fights the attackers before the air defense of the ships: both sides roll on the air combat table by their squadrons. Results are eliminated/aborted squadrons of the other side; the attackers are those of the whole attack, before any loss.',
    ...shown([
      { amount: engaged },
      roll(isCap ? 'the combat air patrol' : 'the cover', engaged.total, own),
      roll('the attackers', engaged.total === 0 ? 0 : attackers, theirs),
    ]),
    rules: ['air-combat'],
  };
});
