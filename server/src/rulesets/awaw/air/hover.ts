/** Hovers on the defense against air attacks: surprise, cover, combat air patrol and air defense. */
import type { Change } from '../../../engine/amount';
import { listAirCombatAdjustments } from '../adjustments';
import { listAirCombatNationalityChanges } from '../attacks/air-modifiers';
import { attackNumbers } from '../attacks/rules';
import { criticalNumbers } from '../criticals/rules';
import { resolveUnits, type OwnedUnit } from '../force';
import { computePendingRoll } from '../hover-amounts';
import { formatSource } from '../hover-wording';
import { listAmounts, cite, pluralize, capitalize, type HoverAmount, type AwawHover } from '../kit';
import { computeAirCombatLosses } from './air-combat-table';
import { computeAirDefenseLosses } from './air-defense';
import { formatAirOdds, formatAirRow } from './air-odds';
import { defineHoverOnAttack, defineHoverOnDefense, type AirAttackContext } from './hover-context';
import { airNumbers } from './rules';
import { sumSquadrons } from './squadrons';
import {
  computeAirDefenseLevel,
  listCombatAirPatrolChanges,
  computeEngagingSquadrons,
  countIdleDefenders,
} from './surprise-level';

type Force = readonly OwnedUnit[];

export const surpriseHover = defineHoverOnAttack(['surpriseLevel'], (context) => {
  const { surpriseLevel: level = 0 } = context.attack;
  const effects = airNumbers['surprise-level'];
  const idleCount = countIdleDefenders(level, context.header);
  const parts = [
    level >= effects.combatAirPatrol ? 'combat air patrol loses its modifier in air combat' : undefined,
    level >= effects.airDefense ? 'the air defense level is one less' : undefined,
    level >= attackNumbers['surprise-attack'].level
      ? `the attack is at +${attackNumbers['surprise-attack'].by}${cite('surprise-attack')}`
      : undefined,
    idleCount > 0
      ? `${pluralize(idleCount, 'defending squadron')} ${idleCount === 1 ? 'does' : 'do'} not engage`
      : undefined,
    level >= criticalNumbers['critical-surprise'].level
      ? `damage to a named ship earns a critical die${cite('critical-surprise')}`
      : undefined,
  ].filter((part) => part !== undefined);
  return {
    title: `Surprise level ${level}`,
    text: parts.length === 0 ? 'No effect.' : `${capitalize(parts.join('; '))}.`,
    ...listAmounts(listAirDefenseAmounts(context)),
    rules: ['surprise-level'],
  };
});

export const airDefenseHover = defineHoverOnDefense(['airDefenseLevel'], (context) => {
  const level = computeAirDefenseLevel(context.attack, context.protection, context.defenders, context.header);
  const row =
    level === undefined
      ? ''
      : ` Row of level ${level.total}, eliminated/aborted by column: ${formatAirRow((roll) => computeAirDefenseLosses(level.total, roll))}.`;
  return {
    title: 'Air defense of the ships',
    text: `The ships roll two dice on the air defense table by their level before the attack; eliminated and aborted squadrons do not attack.${row}`,
    ...listAmounts(listAirDefenseAmounts(context)),
    rules: ['air-defense'],
  };
});

/** The air defense level, and the roll on its row with the odds of each result. */
function listAirDefenseAmounts({ attack, protection, defenders, header }: AirAttackContext): readonly HoverAmount[] {
  const level = computeAirDefenseLevel(attack, protection, defenders, header);
  if (level === undefined) return [];
  const changes = listAirCombatAdjustments(attack.adjustments, 'airDefense');
  const roll = computePendingRoll('air defense roll', 'two dice', changes, 'air-defense');
  const odds = formatAirOdds((column) => computeAirDefenseLosses(level.total, column), roll.total);
  return [{ amount: level }, { amount: roll, totalNote: `row of level ${level.total}: ${odds}` }];
}

export const coverHover = defineHoverOnDefense(['cover', 'cap'], (context, [key]) => {
  const { attack, protection, header, ids } = context;
  const [coverUnits, capUnits] = [protection.cover, protection.cap].map((force) =>
    force ? resolveUnits(force, ids) : [],
  ) as [Force, Force];
  const engagingSquadrons = computeEngagingSquadrons(
    attack,
    { cover: sumSquadrons(coverUnits), cap: sumSquadrons(capUnits) },
    header,
  );
  const isCap = key === 'cap';
  const engaged = isCap ? engagingSquadrons.cap : engagingSquadrons.cover;
  const attackers = sumSquadrons(context.attackers);
  const defenderChanges = [
    ...(isCap ? listCombatAirPatrolChanges(attack, header) : []),
    ...listAirCombatNationalityChanges(isCap ? capUnits : coverUnits, header),
    ...listAirCombatAdjustments(attack.adjustments, 'defenderAirCombat'),
  ];
  const attackerChanges = [
    ...listAirCombatNationalityChanges(context.attackers, header),
    ...listAirCombatAdjustments(attack.adjustments, 'attackerAirCombat'),
  ];
  return {
    title: isCap ? 'Combat air patrol' : 'Cover',
    text: 'It fights the attackers before the air defense of the ships: both sides roll on the air combat table by their squadrons. Results are eliminated/aborted squadrons of the other side; the attackers are those of the whole attack, before any loss.',
    ...listAmounts([
      { amount: engaged },
      computeAirCombatRoll(
        isCap ? 'the combat air patrol' : 'the cover',
        attackers === 0 ? 0 : engaged.total,
        defenderChanges,
      ),
      computeAirCombatRoll('the attackers', engaged.total === 0 ? 0 : attackers, attackerChanges),
    ]),
    rules: ['air-combat'],
  };
});

function computeAirCombatRoll(side: string, strength: number, changes: readonly Change[]): HoverAmount {
  const total = computePendingRoll(`air combat roll of ${side}`, 'two dice', changes, 'air-combat');
  if (strength === 0) return { amount: total, totalNote: 'nobody to fight: no roll' };
  const odds = formatAirOdds((column) => computeAirCombatLosses(strength, column), total.total);
  return { amount: total, totalNote: `row of ${pluralize(strength, 'squadron')}: ${odds}` };
}

export const airDefenseTableHover: AwawHover = {
  patterns: ['tables.airDefense.leastFactors.*', 'tables.airDefense.escortCarrier'],
  explain: ({ tables }, _, { path }) => {
    const table = tables?.airDefense;
    if (typeof table !== 'object') return undefined;
    const bases = [{ kind: 'supplied-table', name: 'airDefense' }] as const;
    if (path[2] === 'escortCarrier') {
      return {
        title: 'Escort carriers in air defense',
        text: `One counts ${table.escortCarrier ?? 1} factors: more than its size${cite('escort-carrier-uses')}.${formatSource(table)}`,
        ...{ amounts: [], rules: ['escort-carrier-uses'], bases },
      };
    }
    const index = Number(path[3]);
    const minimum = table.leastFactors[index];
    if (minimum === undefined) return undefined;
    const next = table.leastFactors[index + 1];
    return {
      title: `Air defense level ${index + 1}`,
      text: `From ${minimum} naval factors on${next === undefined ? '' : `, up to ${next - 1}`}.${formatSource(table)}`,
      ...{ amounts: [], rules: ['air-defense'], bases },
    };
  },
};
