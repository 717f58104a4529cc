/** The odds that stand above a combat while its scenario is written. */
import type { Figure, Figures } from '../../model/figures';
import type { CombatSite } from '../../model/ruleset';
import { label, neverSure, percent, percentInBrief, sentence, withNames } from '../../model/wording';

/** As far as they are known. */
export interface LiveOdds {
  /** The last ones; undefined before the first. */
  readonly figures: Figures | undefined;
  /** The combat has changed since, and new ones are on their way. */
  readonly pending: boolean;
  /** What they were before the last edits; undefined where nothing has moved. */
  readonly was: Figures | undefined;
}

/** Those of a combat; undefined where live odds are off. */
export type LiveOddsOf = (document: number, id: string) => LiveOdds | undefined;

type Sides = CombatSite['sides'];

const separator = ' \u00b7 ';

/** `Japan 44% \u00b7 US 55% (was 38% \u00b7 60%)`; undefined where there is nothing to show. */
export function liveTitle({ figures, pending, was }: LiveOdds, sides: Sides): string | undefined {
  if (figures === undefined || figures.figures.length === 0) return undefined;
  const now = valuesOf(figures);
  const before = was && valuesOf(was);
  const moved = before !== undefined && !pending && before.join() !== now.join();
  const about = figures.isRough ? '\u2248 ' : '';
  const ending = `${moved ? ` (was ${before.map((text) => text.trim()).join(separator)})` : ''}${pending ? ' \u2026' : ''}`;
  return `${about}${inWords(shownOf(figures), now, sides)}${ending}`;
}

/** All of it in sentences, for the hover of the lens. */
export function liveTooltip({ figures }: LiveOdds, sides: Sides): string | undefined {
  if (figures === undefined || figures.figures.length === 0) return undefined;
  const lines = figures.figures.map(({ kind, side, words, value }) => {
    const name = side === undefined ? '' : `${sides[side]?.name ?? side} `;
    if (kind === 'way') return `${sentence(withNames(words, Object.values(sides)))}: ${percent(value)}`;
    return kind === 'chance'
      ? `${sentence(`${name}${words}`)}: ${percent(value)}`
      : `${sentence(name)}${expected(value)} ${words}, expected`;
  });
  const how = figures.isRough ? 'Estimated; refined when you pause.' : undefined;
  return [...lines, ...(how === undefined ? [] : [how])].join('\n');
}

/** Of the ways a combat can go those that are a side's success, and that of neither where it is the likeliest. */
function shownOf({ figures }: Figures): readonly Figure[] {
  const ways = figures.filter(({ kind }) => kind === 'way');
  if (ways.length === 0) return figures;
  const sided = ways.filter(({ side }) => side !== undefined);
  const value = ways.reduce((sum, way) => (way.side === undefined ? sum + way.value : sum), 0);
  const isLikeliest = sided.every((way) => way.value < value);
  return isLikeliest ? [...sided, { kind: 'way', words: 'neither', value }] : sided;
}

function valuesOf(figures: Figures): readonly string[] {
  const shareOf = (value: number): number => (figures.isRough ? neverSure(value) : value);
  return shownOf(figures).map(({ kind, value }) =>
    kind === 'expected' ? expected(value) : percentInBrief(shareOf(value)),
  );
}

function expected(value: number): string {
  return value.toFixed(1);
}

function inWords(figures: readonly Figure[], values: readonly string[], sides: Sides): string {
  const named = figures.map(({ kind, side, words }, index) => {
    const name = side === undefined ? (kind === 'way' ? words : '') : inLens(sides[side]?.name ?? side);
    return [name, ...(kind === 'chance' ? [words] : []), values[index]].filter((part) => part !== '').join(' ');
  });
  const [first] = figures;
  return `${named.join(separator)}${first?.kind === 'expected' ? ` ${first.words}` : ''}`;
}

/** `US/UK` of `the US and the UK`: a row of lenses is short, and what is beyond its end cannot be read. */
function inLens(name: string): string {
  return label(name).replaceAll(/,? and |, /g, '/');
}
