/** Live odds: the lens above a combat while its scenario is edited. */
import type { Figure, Figures } from '../../model/figures';
import type { CombatSite } from '../../model/ruleset';
import { label, neverSure, percent, percentInBrief, percentsInBrief, sentence, shortWay } from '../../model/wording';
import { named } from '../../model/side-words';

/** The current state of the live odds of a combat. */
export interface LiveOdds {
  /** The latest figures; undefined before the first. */
  readonly figures: Figures | undefined;
  /** The combat has changed since, and new figures are being computed. */
  readonly pending: boolean;
  /** The figures before the last edits; undefined if nothing has changed. */
  readonly was: Figures | undefined;
}

/** Undefined if live odds are off. */
export type LiveOddsOf = (document: number, id: string) => LiveOdds | undefined;

type Sides = CombatSite['sides'];

const separator = ' \u00b7 ';

/** `Japan 44% \u00b7 US 55% (was 38% \u00b7 60%)`; undefined if there is nothing to show. */
export function liveTitle({ figures, pending, was }: LiveOdds, sides: Sides): string | undefined {
  if (figures === undefined || figures.figures.length === 0) return undefined;
  const now = valuesOf(figures);
  const before = was && valuesOf(was);
  const moved = before !== undefined && !pending && before.join() !== now.join();
  const about = figures.isRough ? '\u2248 ' : '';
  const ending = `${moved ? ` (was ${before.join(separator)})` : ''}${filling(now)}${pending ? ' \u2026' : ''}`;
  return `${about}${inWords(shownOf(figures), now, sides)}${ending}`;
}

/** As wide as a digit. */
const figureSpace = '\u2007';

/** Padding to two digits per value, so that the lenses after the odds keep their place while the odds change. */
function filling(values: readonly string[]): string {
  return figureSpace.repeat(values.reduce((sum, text) => sum + Math.max(0, 3 - text.length), 0));
}

/** All figures in sentences, for the tooltip of the lens. */
export function liveTooltip({ figures }: LiveOdds, sides: Sides): string | undefined {
  if (figures === undefined || figures.figures.length === 0) return undefined;
  const lines = figures.figures.map(({ kind, side, words, value, isCertain }) => {
    const name = side === undefined ? '' : `${sides[side]?.name ?? side} `;
    if (kind === 'way') return `${sentence(named({ sides }, words))}: ${percent(value)}`;
    return kind === 'chance'
      ? `${sentence(`${name}${words}`)}: ${percent(value)}`
      : `${sentence(name)}${expected(value)} ${words}${isCertain === true ? '' : onAverage}`;
  });
  const how = figures.isRough ? 'Estimated; refined when you pause.' : undefined;
  return [...lines, ...(how === undefined ? [] : [how])].join('\n');
}

/** The outcomes that are a success of a side, and the sum of the others if it leaves a visible gap to 100%. */
function shownOf({ figures }: Figures): readonly Figure[] {
  const ways = figures.filter(({ kind }) => kind === 'way');
  // A lens has room for one kind of figure.
  if (ways.length === 0) return figures.filter(({ words }) => words === figures[0]?.words);
  const sided = ways.filter(({ side }) => side !== undefined);
  const neither = ways.filter(({ side, value }) => side === undefined && value > 0);
  const value = neither.reduce((sum, way) => sum + way.value, 0);
  if (value < leastShown) return sided;
  const most = neither.find((way) => way.value > value * tellsAll);
  if (!most) return [...sided, { kind: 'way', words: 'neither', value }];
  const rest = value - most.value;
  const named: Figure = { ...most, words: neitherInLens(most.words) };
  return [...sided, named, ...(rest < leastShown ? [] : [{ kind: 'way', words: 'else', value: rest } as const])];
}

/** An outcome that is this fraction of the others is shown by name. */
const tellsAll = 0.75;

/** `both survive`, `retreat`: only the attacker does. */
function neitherInLens(words: string): string {
  return shortWay(words).replace(/^the attacker retreats$/, 'retreat');
}

/** Anything below rounds to 0%. */
const leastShown = 0.005;

function valuesOf(figures: Figures): readonly string[] {
  const shown = shownOf(figures);
  const shareOf = ({ value }: Figure): number => (figures.isRough ? neverSure(value) : value);
  if (shown.some(({ kind }) => kind === 'way')) return percentsInBrief(shown.map(shareOf));
  return shown.map((figure) => (figure.kind === 'expected' ? expected(figure.value) : percentInBrief(shareOf(figure))));
}

/** With one decimal, unless it is an integer. */
function expected(value: number): string {
  if (Math.abs(value - Math.round(value)) < unseen) return String(Math.round(value));
  return value > 0 && value < 0.05 ? '<0.1' : value.toFixed(1);
}

/** Tolerance for rounding. */
const unseen = 1e-9;

const onAverage = ' on average';

function inWords(figures: readonly Figure[], values: readonly string[], sides: Sides): string {
  const named = figures.map(({ kind, side, words }, index) => {
    const name = side === undefined ? (kind === 'way' ? words : '') : inLens(sides[side]?.name ?? side);
    return [name, ...(kind === 'chance' ? [words] : []), values[index]].filter((part) => part !== '').join(' ');
  });
  const [first] = figures;
  if (first?.kind !== 'expected') return named.join(separator);
  const words = values.length === 1 && values[0] === '1' ? (first.one ?? first.words) : first.words;
  return `${named.join(separator)} ${words}${figures.every(({ isCertain }) => isCertain) ? '' : onAverage}`;
}

/** `the US and the UK` as `US/UK`: a row of lenses is short, and text beyond its end is cut off. */
function inLens(name: string): string {
  return label(name).replaceAll(/,? and |, /g, '/');
}
