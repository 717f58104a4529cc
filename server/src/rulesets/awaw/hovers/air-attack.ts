/** Attacks from the air: each target with its row, its modifiers and the chance of each result. */
import type { Aimed } from '../combats/air-attack';
import { airAttackChanges } from '../facts/air-modifiers';
import { hitOdds } from '../facts/attack-odds';
import { criticalReasons, doubleSixChance } from '../facts/critical';
import { squadronsIn } from '../facts/squadrons';
import { numbers } from '../rules/numbers';
import { airRows, hitsOf } from '../tables/naval-attack';
import { counted, sentence } from '../wording';
import { columnsInWords } from './air-odds';
import { onAttack } from './flown';
import type { Flown } from './flown';
import { added, shown } from './parts';
import type { Shown } from './parts';
import { airRowsInWords, cite, oddsInWords, percent } from './words';

/** The roll against a target: modifiers, row and chances, if all squadrons come through. */
function targetRoll({ attack, atSea, attackers, header }: Flown, { ships, squadrons }: Aimed): Shown {
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
  return {
    title: `Air attack with ${counted(squadrons, 'squadron')} on ${counted(aimed.length, 'target')}`,
    text: `${allThrough} ${criticalSentence(flown)}`,
    ...shown(aimed.map((one) => targetRoll(flown, one))),
    rules: ['air-attack-row', 'attack-column', 'critical-double-six'],
  };
});

export const airTargetHover = onAttack(
  ['targets.*', 'targets.*.squadrons', 'targets.*.ships', 'targets.*.ships.*'],
  (flown, [, index]) => {
    const target = flown.attack.targets?.[Number(index)];
    if (target === undefined) return undefined;
    const aimed = flown.aimed.filter(({ ships }) => ships.units.some((id) => target.ships.includes(id)));
    const max = numbers['more-than-twenty-squadrons'].row;
    const rows = airRows(aimed[0]?.squadrons ?? 0);
    const row = columnsInWords((column) => String(hitsOf(rows, column)));
    return {
      title: `Attack with ${counted(target.squadrons, 'squadron')}`,
      text: `${rows.length === 0 ? '' : `${sentence(airRowsInWords(rows))}, hits by column: ${row}. `}${allThrough} ${criticalSentence(flown)}`,
      ...shown(aimed.map((one) => targetRoll(flown, one))),
      rules: ['air-attack-row', 'attack-column', ...(target.squadrons > max ? ['more-than-twenty-squadrons'] : [])],
    };
  },
);

/** What earns a critical die here, and the chance of the double six. */
function criticalSentence({ attack, atSea, header }: Flown): string {
  const sinking = {
    natural: 2,
    hits: 1,
    before: 'unharmed',
    after: 'sunk',
    surpriseLevel: attack.surpriseLevel ?? 0,
  } as const;
  const reasons = criticalReasons({ ...sinking, inPort: !atSea }, header);
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

export const whereHover = onAttack(['where'], (flown) => {
  const text = flown.atSea
    ? `At sea: naval air attacks at +${numbers['naval-air-at-sea'].by}${cite('naval-air-at-sea')}. Hits that are too few to damage a ship remain for the battle${cite('accumulated-hits')}.`
    : `In port: naval air gains nothing${cite('naval-air-at-sea')}. Hits that are too few to damage a ship are repaired at once${cite('undersized-hits-in-port')}, and a named ship that is sunk earns a critical die${cite('critical-sunk-in-port')}.`;
  const [first] = flown.aimed;
  return {
    title: flown.atSea ? 'Ships at sea' : 'Ships in port',
    text,
    ...shown(first ? [targetRoll(flown, first)] : []),
    rules: ['naval-air-at-sea'],
  };
});
