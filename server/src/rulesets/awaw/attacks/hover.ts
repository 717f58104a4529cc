/** Hovers on air attacks: each target with its row, modifiers and odds. */
import { counted, percent, sentence } from '../../../model/wording';
import { columnsInWords } from '../air/air-odds';
import { onAttack, type Flown } from '../air/hover-flown';
import { squadronsIn } from '../air/squadrons';
import type { Aimed } from '../combats/air-attack';
import { criticalReasons, doubleSixChance } from '../criticals/critical';
import { added, shown, type ShownAmount } from '../hover-parts';
import { airRowsInWords, oddsInWords } from '../hover-words';
import { cite, sectionOf, type RuleId } from '../rules';
import { airAttackChanges } from './air-modifiers';
import { hitOdds } from './attack-odds';
import { airRows, hitsOf } from './naval-attack';
import { attackNumbers } from './numbers';

/** The roll against a target if all squadrons come through: modifiers, row and odds. */
function targetRoll({ attack, atSea, attackers, header }: Flown, { ships, squadrons }: Aimed): ShownAmount {
  const changes = airAttackChanges({ attack, atSea, attackers, target: ships.owned, header });
  const roll = added(`roll against ${ships.name}`, 'two dice', changes);
  const rows = airRows(squadrons);
  if (rows.length === 0) return { amount: roll, verdict: 'no squadrons: no attack' };
  const odds = oddsInWords(hitOdds(rows, roll.total), ships.target, ships.hits);
  return { amount: roll, verdict: `${airRowsInWords(rows)}: ${odds}` };
}

const allThrough =
  'The chances hold if all squadrons come through; *Odds* in the lens takes their losses into account.';

export const airAttackHover = onAttack(['', 'id', 'targets', 'group', 'attacker', 'attacker.nation'], (flown) => {
  const { attackers, aimed } = flown;
  const squadrons = squadronsIn(attackers);
  const rolls = aimed.map((one) => targetRoll(flown, one));
  const critical = criticalDie(flown, rolls);
  return {
    title: `Air attack with ${counted(squadrons, 'squadron')} on ${counted(aimed.length, 'target')}`,
    text: `${allThrough} ${critical.text}`,
    ...shown(rolls),
    rules: ['air-attack-row', 'attack-column', ...critical.rules],
  };
});

export const airTargetHover = onAttack(
  ['targets.*', 'targets.*.squadrons', 'targets.*.ships', 'targets.*.ships.*'],
  (flown, [, index]) => {
    const target = flown.attack.targets?.[Number(index)];
    if (target === undefined) return undefined;
    const aimed = flown.aimed.filter(({ ships }) => ships.units.some((id) => target.ships.includes(id)));
    const max = attackNumbers['more-than-twenty-squadrons'].row;
    const rows = airRows(aimed[0]?.squadrons ?? 0);
    const row = columnsInWords((column) => String(hitsOf(rows, column)));
    const rolls = aimed.map((one) => targetRoll(flown, one));
    const critical = criticalDie(flown, rolls);
    return {
      title: `Attack with ${counted(target.squadrons, 'squadron')}`,
      text: `${rows.length === 0 ? '' : `${sentence(airRowsInWords(rows))}, hits by column: ${row}. `}${allThrough} ${critical.text}`,
      ...shown(rolls),
      rules: [
        'air-attack-row',
        'attack-column',
        ...(target.squadrons > max ? ['more-than-twenty-squadrons'] : []),
        ...critical.rules,
      ],
    };
  },
);

/** Explains what earns a critical die in this attack, and by which rules. Modifiers are mentioned only if there are any. */
function criticalDie(
  { attack, atSea, header }: Flown,
  rolls: readonly ShownAmount[],
): { text: string; rules: RuleId[] } {
  const { surpriseLevel = 0 } = attack;
  const sinking = { natural: 12, hits: 1, before: 'unharmed', after: 'sunk', inPort: !atSea, surpriseLevel } as const;
  const modified = rolls.some(({ amount }) => amount.total !== 0);
  const ways: Partial<Record<RuleId, string>> = {
    'critical-sunk-in-port': 'so does a named ship that is sunk in port',
    'critical-surprise': 'so does damage to a named ship at this surprise level',
  };
  const reasons = criticalReasons(sinking, header);
  const others = reasons.flatMap((rule) => (ways[rule] === undefined ? [] : [`; ${ways[rule]}${cite(rule)}`]));
  const whatever = modified ? ', whatever the modifiers' : '';
  const supplied = typeof header.tables?.criticalHits === 'object';
  return {
    text: `Against a named ship a natural twelve (${percent(doubleSixChance)}) earns a critical die${whatever}${cite('critical-double-six')}${others.join('')}.${supplied ? '' : ` For its effect see ${sectionOf('critical-effect')}, or supply the table \`criticalHits\`.`}`,
    rules: [...reasons, ...(modified ? (['critical-natural'] as const) : [])],
  };
}

export const whereHover = onAttack(['where'], (flown) => {
  const text = flown.atSea
    ? `At sea: naval air attacks at +${attackNumbers['naval-air-at-sea'].by}${cite('naval-air-at-sea')}. Hits that are too few to damage a ship remain for the battle${cite('accumulated-hits')}.`
    : `In port: naval air gains nothing${cite('naval-air-at-sea')}. Hits that are too few to damage a ship are repaired at once${cite('undersized-hits-in-port')}, and a named ship that is sunk earns a critical die${cite('critical-sunk-in-port')}.`;
  const [first] = flown.aimed;
  return {
    title: flown.atSea ? 'Ships at sea' : 'Ships in port',
    text,
    ...shown(first ? [targetRoll(flown, first)] : []),
    rules: ['naval-air-at-sea'],
  };
});
