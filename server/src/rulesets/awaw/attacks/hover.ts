/** Hovers on air attacks: each target with its row, modifiers and odds. */
import {
  listAmounts,
  cite,
  citeSection,
  pluralize,
  formatPercent,
  capitalize,
  type HoverAmount,
  type RuleId,
} from '../kit';
import { formatColumns } from '../air/air-odds';
import { onAttack, type AirAttackContext } from '../air/hover-context';
import { sumSquadrons } from '../air/squadrons';
import type { SquadronAllotment } from '../combats/air-attack';
import { criticalReasons, doubleSixChance } from '../criticals/critical';
import { pendingRoll } from '../hover-amounts';
import { formatAirRows, formatOdds } from '../hover-wording';
import { airAttackChanges } from './air-modifiers';
import { computeHitOdds } from './attack-odds';
import { airRows, sumHits } from './naval-attack';
import { attackNumbers } from './numbers';

/** The roll against a target if all squadrons come through: modifiers, row and odds. */
function targetRoll(
  { attack, atSea, attackers, header }: AirAttackContext,
  { ships, squadrons }: SquadronAllotment,
): HoverAmount {
  const changes = airAttackChanges({ attack, atSea, attackers, target: ships.owned, header });
  const roll = pendingRoll(`roll against ${ships.name}`, 'two dice', changes);
  const rows = airRows(squadrons);
  if (rows.length === 0) return { amount: roll, verdict: 'no squadrons: no attack' };
  const odds = formatOdds(computeHitOdds(rows, roll.total), ships.target, ships.hits);
  return { amount: roll, verdict: `${formatAirRows(rows)}: ${odds}` };
}

const allThrough =
  'The chances hold if all squadrons come through; *Odds* in the lens takes their losses into account.';

export const airAttackHover = onAttack(['', 'id', 'targets', 'group', 'attacker', 'attacker.nation'], (context) => {
  const { attackers, aimed } = context;
  const squadrons = sumSquadrons(attackers);
  const rolls = aimed.map((allotment) => targetRoll(context, allotment));
  const critical = explainCriticalDie(context, rolls);
  return {
    title: `Air attack with ${pluralize(squadrons, 'squadron')} on ${pluralize(aimed.length, 'target')}`,
    text: `${allThrough} ${critical.text}`,
    ...listAmounts(rolls),
    rules: ['air-attack-row', 'attack-column', ...critical.rules],
  };
});

export const airTargetHover = onAttack(
  ['targets.*', 'targets.*.squadrons', 'targets.*.ships', 'targets.*.ships.*'],
  (context, [, index]) => {
    const target = context.attack.targets?.[Number(index)];
    if (target === undefined) return undefined;
    const aimed = context.aimed.filter(({ ships }) => ships.units.some((id) => target.ships.includes(id)));
    const max = attackNumbers['more-than-twenty-squadrons'].row;
    const rows = airRows(aimed[0]?.squadrons ?? 0);
    const row = formatColumns((column) => String(sumHits(rows, column)));
    const rolls = aimed.map((allotment) => targetRoll(context, allotment));
    const critical = explainCriticalDie(context, rolls);
    return {
      title: `Attack with ${pluralize(target.squadrons, 'squadron')}`,
      text: `${rows.length === 0 ? '' : `${capitalize(formatAirRows(rows))}, hits by column: ${row}. `}${allThrough} ${critical.text}`,
      ...listAmounts(rolls),
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
function explainCriticalDie(
  { attack, atSea, header }: AirAttackContext,
  rolls: readonly HoverAmount[],
): { text: string; rules: RuleId[] } {
  const { surpriseLevel = 0 } = attack;
  const sinking = { natural: 12, hits: 1, before: 'unharmed', after: 'sunk', inPort: !atSea, surpriseLevel } as const;
  const modified = rolls.some(({ amount }) => amount.total !== 0);
  const reasonTexts: Partial<Record<RuleId, string>> = {
    'critical-sunk-in-port': 'so does a named ship that is sunk in port',
    'critical-surprise': 'so does damage to a named ship at this surprise level',
  };
  const reasons = criticalReasons(sinking, header);
  const others = reasons.flatMap((rule) =>
    reasonTexts[rule] === undefined ? [] : [`; ${reasonTexts[rule]}${cite(rule)}`],
  );
  const whatever = modified ? ', whatever the modifiers' : '';
  const supplied = typeof header.tables?.criticalHits === 'object';
  return {
    text: `Against a named ship a natural twelve (${formatPercent(doubleSixChance)}) earns a critical die${whatever}${cite('critical-double-six')}${others.join('')}.${supplied ? '' : ` For its effect see ${citeSection('critical-effect')}, or supply the table \`criticalHits\`.`}`,
    rules: [...reasons, ...(modified ? (['critical-natural'] as const) : [])],
  };
}

export const whereHover = onAttack(['where'], (context) => {
  const text = context.atSea
    ? `At sea: naval air attacks at +${attackNumbers['naval-air-at-sea'].by}${cite('naval-air-at-sea')}. Hits that are too few to damage a ship remain for the battle${cite('accumulated-hits')}.`
    : `In port: naval air gains nothing${cite('naval-air-at-sea')}. Hits that are too few to damage a ship are repaired at once${cite('undersized-hits-in-port')}, and a named ship that is sunk earns a critical die${cite('critical-sunk-in-port')}.`;
  const [first] = context.aimed;
  return {
    title: context.atSea ? 'Ships at sea' : 'Ships in port',
    text,
    ...listAmounts(first ? [targetRoll(context, first)] : []),
    rules: ['naval-air-at-sea'],
  };
});
