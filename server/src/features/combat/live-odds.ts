/** Live odds: the lens above a combat while its scenario is edited. */
import type { Figure, Figures } from '../../model/figures';
import type { CombatEntry } from '../../model/ruleset';
import {
  toLabel,
  clampSampled,
  formatNumber,
  formatPercent,
  formatBriefPercent,
  formatBriefPercents,
  formatSuffered,
  capitalize,
  shortenEnding,
  roundingError,
} from '../../model/wording';
import { replaceSideNames } from '../../model/replace-side-names';

/** The current state of the live odds of a combat. */
export interface LiveOdds {
  /** The latest figures; undefined before the first. */
  readonly figures: Figures | undefined;
  /** The combat has changed since, and new figures are being computed. */
  readonly pending: boolean;
  /** The figures before the last edits; undefined if nothing has changed. */
  readonly previous: Figures | undefined;
}

/** Undefined if live odds are off. */
export type GetLiveOdds = (document: number, id: string) => LiveOdds | undefined;

type Sides = CombatEntry['sides'];

const separator = ' \u00b7 ';

/** `Japan 44% \u00b7 US 55% (was 38% \u00b7 60%)`; undefined if there is nothing to show. */
export function formatLiveTitle({ figures, pending, previous }: LiveOdds, sides: Sides): string | undefined {
  if (figures === undefined || figures.figures.length === 0) return undefined;
  const currentValues = formatValues(figures);
  const previousValues = previous && formatValues(previous);
  const hasMoved = previousValues !== undefined && !pending && previousValues.join() !== currentValues.join();
  const roughMark = figures.isRough ? '\u2248 ' : '';
  const ending = `${hasMoved ? ` (was ${previousValues.join(separator)})` : ''}${createPadding(currentValues)}${pending ? ' \u2026' : ''}`;
  return `${roughMark}${formatFigures(figures, selectFigures(figures), currentValues, sides)}${ending}`;
}

/** As wide as a digit. */
const figureSpace = '\u2007';

/** Padding to two digits per value, so that the lenses after the odds keep their place while the odds change. */
function createPadding(values: readonly string[]): string {
  return figureSpace.repeat(values.reduce((sum, text) => sum + Math.max(0, 3 - text.length), 0));
}

/** All figures in sentences, and what the odds rest on, for the tooltip of the lens. */
export function formatLiveTooltip({ figures }: LiveOdds, sides: Sides): string | undefined {
  if (figures === undefined || figures.figures.length === 0) return undefined;
  const lines = figures.figures.map((figure) => {
    const { kind, side, words, value, isCertain, total } = figure;
    const name = side === undefined ? '' : `${sides[side]?.name ?? side} `;
    if (kind === 'way') return `${capitalize(replaceSideNames({ sides }, words))}: ${formatPercent(value)}`;
    if (kind === 'chance') return `${capitalize(`${name}${words}`)}: ${formatPercent(value)}`;
    const amount = formatExpected(value);
    const counted = formatCounted(
      capitalize(name.trim()),
      `${amount}${formatTotal(total)}`,
      chooseWords(figure, amount),
    );
    return `${counted}${isCertain === true ? ', certain' : ' on average'}`;
  });
  return [
    ...lines,
    ...(figures.unspent ?? []).map((figure) => formatUnspent(figure, sides)),
    ...(figures.houseTables ? [formatHouseTables(figures.houseTables)] : []),
    ...(figures.isRough ? ['Estimated; refined when you pause.'] : []),
  ].join('\n');
}

/** `Japan has 6 of 8 ships hit`, or `6 of 8 ships hit` of nobody. */
function formatCounted(name: string, amount: string, words: string): string {
  return name === '' ? `${amount} ${words}` : formatSuffered(name, amount, words);
}

/** The words after an amount: in the singular after exactly one, unless it is one of a total. */
function chooseWords({ words, singular = words, total }: Figure, amount: string): string {
  return amount === '1' && total === undefined ? singular : words;
}

function formatTotal(total: number | undefined): string {
  return total === undefined ? '' : ` of ${formatNumber(total)}`;
}

/** `3.6 surprise points of Germany unspent on average: Advise says what to buy.` */
function formatUnspent({ side = '', words, value }: Figure, sides: Sides): string {
  return `${formatExpected(value)} ${words} of ${sides[side]?.name ?? side} unspent on average: Advise says what to buy.`;
}

/** `Invented for Asdic: naval combat chart, section modifiers. Use your own.` */
function formatHouseTables(names: readonly string[]): string {
  const titles = names.map((name) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
  return `Invented for Asdic: ${titles.join(', ')}. Use your own: the report makes a file for it.`;
}

/** The outcomes that are a success of a side, and the sum of the others if it leaves a visible gap to 100%. */
function selectFigures({ figures }: Figures): readonly Figure[] {
  const outcomes = figures.filter(({ kind }) => kind === 'way');
  // A lens has room for one kind of figure.
  if (outcomes.length === 0) {
    // What is certain hides what the dice decide.
    const openFigure = figures[0]?.isCertain === true ? figures.find(({ isCertain }) => isCertain !== true) : undefined;
    return figures.filter(
      (figure) => figure.words === figures[0]?.words || figure === openFigure || figure.isAdditional === true,
    );
  }
  const sidedOutcomes = outcomes.filter(({ side }) => side !== undefined);
  const sidelessOutcomes = outcomes.filter(({ side, value }) => side === undefined && value > 0);
  const value = sidelessOutcomes.reduce((sum, outcome) => sum + outcome.value, 0);
  if (value < minShown) return sidedOutcomes;
  const dominant = sidelessOutcomes.find((outcome) => outcome.value > value * dominantFraction);
  if (!dominant) return [...sidedOutcomes, { kind: 'way', words: 'neither', value }];
  const remainder = value - dominant.value;
  const dominantFigure: Figure = { ...dominant, words: formatNeither(dominant.words) };
  return [
    ...sidedOutcomes,
    dominantFigure,
    ...(remainder < minShown ? [] : [{ kind: 'way', words: 'else', value: remainder } as const]),
  ];
}

/** An outcome that is this fraction of the others is shown by name. */
const dominantFraction = 0.75;

/** `both survive`, or `retreat` without its side: only the attacker can retreat. */
function formatNeither(words: string): string {
  return shortenEnding(words).replace(/^the attacker retreats$/, 'retreat');
}

/** Anything below rounds to 0%. */
const minShown = 0.005;

function formatValues(figures: Figures): readonly string[] {
  const shownFigures = selectFigures(figures);
  const toProbability = ({ value }: Figure): number => (figures.isRough ? clampSampled(value) : value);
  if (shownFigures.some(({ kind }) => kind === 'way')) return formatBriefPercents(shownFigures.map(toProbability));
  return shownFigures.map((figure) =>
    figure.kind === 'expected' ? formatExpected(figure.value) : formatBriefPercent(toProbability(figure)),
  );
}

/** With one decimal, unless it is an integer. */
function formatExpected(value: number): string {
  if (Math.abs(value - Math.round(value)) < roundingError) return String(Math.round(value));
  if (value < 0.05) return '<0.1';
  // Half a tenth is rounded up, on whichever side of it arithmetic has left the value.
  return (Math.round((value + roundingError) * 10) / 10).toFixed(1);
}

/** `Japan has ~8.1 of 22 convoy points hit`, `Japan has 6 of 8 convoy points hit, certain \u00b7 Germany has ~1.4 of 5 submarines hit`. */
function formatFigures(
  { isRough }: Figures,
  figures: readonly Figure[],
  values: readonly string[],
  sides: Sides,
): string {
  const kinds = [...new Set(figures.map(toKind))];
  return kinds
    .map((kind) => {
      const sameKind = figures.flatMap((figure, index) =>
        toKind(figure) === kind ? [{ ...figure, text: values[index]! }] : [],
      );
      return formatAlike(sameKind, isRough, sides);
    })
    .join(separator);
}

/** Ways stand side by side, as chances do; expected values only if they have the same words. */
function toKind({ kind, words }: Figure): string {
  return kind === 'expected' ? words : kind;
}

/** Formats figures of the same kind. @param isRough the mark of rough odds stands before all of them */
function formatAlike(figures: readonly (Figure & { readonly text: string })[], isRough: boolean, sides: Sides): string {
  const namedAmounts = figures.map(({ kind, side, words, total, isCertain, text }) => {
    const isAbout = kind === 'expected' && isCertain !== true && !isRough && !text.startsWith('<');
    return {
      name: side === undefined ? (kind === 'way' ? words : '') : abbreviateSide(sides[side]?.name ?? side),
      amount: `${isAbout ? '~' : ''}${text}${formatTotal(total)}`,
    };
  });
  const [first] = figures;
  if (first?.kind !== 'expected')
    return namedAmounts
      .map(({ name, amount }, index) =>
        [name, ...(first?.kind === 'chance' ? [figures[index]!.words] : []), amount].filter(Boolean).join(' '),
      )
      .join(separator);
  const certainty = figures.every(({ isCertain }) => isCertain) ? ', certain' : '';
  if (namedAmounts.length > 1)
    return `${first.words}: ${namedAmounts.map(({ name, amount }) => `${name} ${amount}`).join(separator)}${certainty}`;
  const [{ name, amount }] = namedAmounts as [(typeof namedAmounts)[0]];
  return `${formatCounted(name, amount, chooseWords(first, first.text))}${certainty}`;
}

/** `the US and the UK` as `US/UK`: a row of lenses is short, and text beyond its end is cut off. */
function abbreviateSide(name: string): string {
  return toLabel(name).replaceAll(/,? and |, /g, '/');
}
