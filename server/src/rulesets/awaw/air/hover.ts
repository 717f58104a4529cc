/** Hovers on the defense against air attacks: surprise, cover, combat air patrol and air defense. */
import type { Change } from '../../../engine/amount';
import { counted, sentence } from '../../../model/wording';
import { airCombatAdjustment } from '../adjustments';
import { airCombatNationality } from '../attacks/air-modifiers';
import { attackNumbers } from '../attacks/numbers';
import { criticalNumbers } from '../criticals/numbers';
import { unitsOf, type Owned } from '../force';
import { added, shown, type ShownAmount } from '../hover-parts';
import { cite } from '../rules';
import { airCombat } from './air-combat-table';
import { airDefense } from './air-defense';
import { airOddsInWords, airRowInWords } from './air-odds';
import { onAttack, onDefense, type Flown } from './hover-flown';
import { airNumbers } from './numbers';
import { squadronsIn } from './squadrons';
import { airDefenseLevel, combatAirPatrolChanges, engaging, idleDefenders } from './surprise-level';

type Force = readonly Owned[];

export const surpriseHover = onAttack(['surpriseLevel'], (flown) => {
  const { surpriseLevel: level = 0 } = flown.attack;
  const effects = airNumbers['surprise-level'];
  const idle = idleDefenders(level, flown.header);
  const parts = [
    level >= effects.combatAirPatrol ? 'combat air patrol loses its modifier in air combat' : undefined,
    level >= effects.airDefense ? 'the air defense level is one less' : undefined,
    level >= attackNumbers['surprise-attack'].level
      ? `the attack is at +${attackNumbers['surprise-attack'].by}${cite('surprise-attack')}`
      : undefined,
    idle > 0 ? `${counted(idle, 'defending squadron')} ${idle === 1 ? 'does' : 'do'} not engage` : undefined,
    level >= criticalNumbers['critical-surprise'].level
      ? `damage to a named ship earns a critical die${cite('critical-surprise')}`
      : undefined,
  ].filter((part) => part !== undefined);
  return {
    title: `Surprise level ${level}`,
    text: parts.length === 0 ? 'No effect.' : `${sentence(parts.join('; '))}.`,
    ...shown(defense(flown)),
    rules: ['surprise-level'],
  };
});

export const airDefenseHover = onDefense(['airDefenseLevel'], (flown) => {
  const level = airDefenseLevel(flown.attack, flown.over, flown.defenders, flown.header);
  const row =
    level === undefined
      ? ''
      : ` Row of level ${level.total}, eliminated/aborted by column: ${airRowInWords((roll) => airDefense(level.total, roll))}.`;
  return {
    title: 'Air defense of the ships',
    text: `The ships roll two dice on the air defense table by their level before the attack; eliminated and aborted squadrons do not attack.${row}`,
    ...shown(defense(flown)),
    rules: ['air-defense'],
  };
});

/** The air defense level, and the roll on its row with the odds of each result. */
function defense({ attack, over, defenders, header }: Flown): readonly ShownAmount[] {
  const level = airDefenseLevel(attack, over, defenders, header);
  if (level === undefined) return [];
  const changes = airCombatAdjustment(attack.adjustments, 'airDefense');
  const roll = added('air defense roll', 'two dice', changes, 'air-defense');
  const odds = airOddsInWords((column) => airDefense(level.total, column), roll.total);
  return [{ amount: level }, { amount: roll, verdict: `row of level ${level.total}: ${odds}` }];
}

export const coverHover = onDefense(['cover', 'cap'], (flown, [which]) => {
  const { attack, over, header, ids } = flown;
  const [inCover, inCap] = [over.cover, over.cap].map((force) => (force ? unitsOf(force, ids) : [])) as [Force, Force];
  const both = engaging(attack, { cover: squadronsIn(inCover), cap: squadronsIn(inCap) }, header);
  const isCap = which === 'cap';
  const engaged = isCap ? both.cap : both.cover;
  const attackers = squadronsIn(flown.attackers);
  const own = [
    ...(isCap ? combatAirPatrolChanges(attack, header) : []),
    ...airCombatNationality(isCap ? inCap : inCover, header),
    ...airCombatAdjustment(attack.adjustments, 'defenderAirCombat'),
  ];
  const theirs = [
    ...airCombatNationality(flown.attackers, header),
    ...airCombatAdjustment(attack.adjustments, 'attackerAirCombat'),
  ];
  return {
    title: isCap ? 'Combat air patrol' : 'Cover',
    text: 'It fights the attackers before the air defense of the ships: both sides roll on the air combat table by their squadrons. Results are eliminated/aborted squadrons of the other side; the attackers are those of the whole attack, before any loss.',
    ...shown([
      { amount: engaged },
      airCombatRoll(isCap ? 'the combat air patrol' : 'the cover', attackers === 0 ? 0 : engaged.total, own),
      airCombatRoll('the attackers', engaged.total === 0 ? 0 : attackers, theirs),
    ]),
    rules: ['air-combat'],
  };
});

function airCombatRoll(of: string, strength: number, changes: readonly Change[]): ShownAmount {
  const total = added(`air combat roll of ${of}`, 'two dice', changes, 'air-combat');
  if (strength === 0) return { amount: total, verdict: 'nobody to fight: no roll' };
  const odds = airOddsInWords((column) => airCombat(strength, column), total.total);
  return { amount: total, verdict: `row of ${counted(strength, 'squadron')}: ${odds}` };
}
