/** Luck of a campaign: what its sides rolled in all combats that were fought, against the average. */
import { streamVersion } from '../../engine/dice-source';
import type { DiceSource, TableDice } from '../../engine/dice-source';
import { createTally, type DiceTally, type Luck, measureHits, measurePips, tallyDice } from '../../engine/luck';
import { valueAt } from '../../model/place';
import type { CombatEntry } from '../../model/ruleset';
import { formatNumber, formatPercent, formatSigned, pluralize, toLabel } from '../../model/wording';
import type { CampaignLuckLine } from '../../protocol';
import type { LocatedCombat } from '../analysis/find-combat';
import { getFileDice, simulateCombat } from '../combat/simulate';
import { escapeMarkdown, joinBlocks, formatTable } from '../format/markdown';
import { attempt } from './report';

/** The luck of the sides of some combats. */
export interface CampaignLuck {
  /** The number of combats that were fought: with a result, or with dice that last to the end. */
  readonly combats: number;
  /** The number of those whose dice are not enough, or that have problems. */
  readonly unfinished: number;
  /** By powers, in the order of the combats. */
  readonly sides: readonly SideLuck[];
}

export interface SideLuck {
  /** Its powers: `Japan`; its role if the scenario does not name them. */
  readonly side: string;
  readonly combats: number;
  /** Dice that hit or miss. */
  readonly hits?: Luck;
  /** The sum of all other dice. Whether high is good depends on the game and the roll. */
  readonly pips?: Luck;
}

export function measureLuck(allCombats: readonly LocatedCombat[]): CampaignLuck {
  const tallies = new Map<string, DiceTally & { combats: number }>();
  let combats = 0;
  let unfinished = 0;
  for (const located of allCombats) {
    const source = findRolledDice(located.entry);
    if (source === undefined) continue;
    const simulation = attempt(located, () => simulateCombat(located, source));
    if ('refused' in simulation || simulation.trace.pendingRoll) {
      unfinished++;
      continue;
    }
    combats++;
    const countedTallies = new Set<object>();
    tallyDice(simulation.trace, (side) => {
      const name = toLabel(located.entry.sides[side]?.name ?? side);
      let tally = tallies.get(name);
      if (!tally) tallies.set(name, (tally = { ...createTally(), combats: 0 }));
      if (!countedTallies.has(tally)) tally.combats++;
      countedTallies.add(tally);
      return tally;
    });
  }
  const sides = [...tallies].map(([side, tally]): SideLuck => {
    const [hits, pips] = [measureHits(tally), measurePips(tally)];
    return { side, combats: tally.combats, ...(hits && { hits }), ...(pips && { pips }) };
  });
  return { combats, unfinished, sides };
}

/** The dice that were rolled: those of the result, else fair or table dice. A seed alone is a trial. */
export function findRolledDice(entry: CombatEntry): DiceSource | undefined {
  const { result, fair, dice } = entry;
  const table = valueAt(result, ['dice']) as TableDice | undefined;
  if (table !== undefined) return { table };
  const seed = valueAt(result, ['seed']) as number | undefined;
  if (seed !== undefined && valueAt(result, ['stream']) === streamVersion) return { seed };
  const isRolled = fair !== undefined || (dice !== undefined && Object.keys(dice).length > 0);
  return isRolled ? getFileDice(entry) : undefined;
}

/** A line for each kind of dice of each side. */
export function listLuckLines({ sides }: CampaignLuck): readonly CampaignLuckLine[] {
  return sides.flatMap(({ side, hits, pips }) => [
    ...(hits ? [createLine(side, `${pluralize(hits.dice, 'shot')}: hits`, hits)] : []),
    ...(pips ? [createLine(side, `${pluralize(pips.dice, 'other die', 'other dice')}: sum`, pips)] : []),
  ]);
}

function createLine(side: string, dice: string, { rolled, expected, atLeast, atMost }: Luck): CampaignLuckLine {
  const isHigh = rolled >= expected;
  const chance = isHigh ? atLeast : atMost;
  const words = chance === undefined ? '' : `${formatPercent(chance)} for this or ${isHigh ? 'more' : 'less'}`;
  return { side, dice, rolled, expected, chance: words };
}

/** The lines of `listLuckLines` as cells: side, dice, rolled, expected, difference, chance. */
export function listLuckRows(luck: CampaignLuck): readonly (readonly string[])[] {
  return listLuckLines(luck).map(({ side, dice, rolled, expected, chance }) => [
    ...[side, dice, formatNumber(rolled), formatNumber(expected), formatSigned(rolled - expected), chance],
  ]);
}

export const luckHeadings = ['Side', 'Dice', 'Rolled', 'Expected', 'Difference', 'Chance'];

/** `12 combats with dice; 1 more is not finished, or with problems`. */
export function summarizeLuck({ combats, unfinished }: CampaignLuck): string {
  const unfinishedNote =
    unfinished === 0 ? '' : `; ${unfinished} more ${unfinished === 1 ? 'is' : 'are'} not finished, or with problems`;
  return `${pluralize(combats, 'combat')} with dice${unfinishedNote}`;
}

/** The luck of a campaign as Markdown, for the editor. */
export function formatLuck(luck: CampaignLuck, folder: string): string {
  const rows = listLuckRows(luck).map((cells) => cells.map(escapeMarkdown));
  return joinBlocks(
    `# Luck in ${escapeMarkdown(folder)}`,
    `${summarizeLuck(luck)}.`,
    rows.length === 0 ? 'Nothing was rolled yet: write results, or dice.' : formatTable(luckHeadings, rows),
    'What was rolled, against the average of the same dice, with the exact chance to do as well or as badly. Low is good where a game wants low rolls.',
  );
}
