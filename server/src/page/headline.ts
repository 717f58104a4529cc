/** The outcome in one sentence, above a bar of what could have come of it: who wins, or else the likeliest ends. */
import { isPlural, percent, percentInColumn } from '../model/wording';
import type { CombatReport, ReportOdds, ReportVerdict, ReportWay } from '../protocol';
import { colourOf, headed, inText, nameOf } from './drawing';
import type { Drawing } from './drawing';
import { element } from './element';
import type { Drawn } from './element';
import { decimal, roughly } from './format';
import { division } from './meter';

/** Ends that the bar shows where there are no sides that win; the others are one part. */
const shownEnds = 4;

/** Chances closer than this are called even. */
const even = 0.03;

interface Way {
  readonly title: string;
  /** Stands on the bar, before the chance. */
  readonly short: string;
  readonly share: number;
  readonly low?: number;
  readonly high?: number;
  /** Gives the part of the bar and its swatch the same colour and texture. */
  readonly look: string;
  /** What the resolved combat came to. */
  readonly came: boolean;
}

export function headline(drawing: Drawing, report: CombatReport, calculating: boolean): Drawn {
  const { trace, odds } = report;
  const ways = odds ? chancesOf(drawing, odds, trace?.outcomes) : [];
  const note = odds && exchangeInWords(drawing, odds);
  return element(
    'div',
    { id: 'outcome', class: 'headline', tabindex: -1 },
    element('p', { class: 'outcome', role: 'status' }, sentenceOf(drawing, report, calculating)),
    ways.length > 1 &&
      division(ways.map(({ short, ...way }) => ({ ...way, text: `${roughly(way.share)} ${short}`.trim() }))),
    ways.length > 1 && legend(ways),
    note !== undefined && element('p', { class: 'quiet' }, note),
  );
}

/** What came of it, or what is to be expected. */
export function sentenceOf(drawing: Drawing, { trace, odds }: CombatReport, calculating: boolean): string {
  if (trace?.wanted !== undefined) return 'Not decided yet: the dice ran out.';
  if (trace) return `${headed(drawing, trace.summary)}.`;
  if (odds) return expectationOf(drawing, odds);
  return calculating ? 'Calculating the odds\u2026' : 'Not resolved yet.';
}

function expectationOf(drawing: Drawing, { verdicts: [verdict], outcomes: [end] }: ReportOdds): string {
  if (verdict) return verdictInWords(drawing, verdict);
  return end ? `Most likely: ${inText(drawing, end.summary)} (${roughly(end.share)}).` : 'Nothing can come of it.';
}

/** `Japan is the likelier winner: 61% against 38%.` */
function verdictInWords(drawing: Drawing, { ways }: ReportVerdict): string {
  const [first, second] = ways.toSorted((a, b) => b.share - a.share);
  if (first === undefined) return '';
  const winners = ways.filter(({ side }) => side !== undefined);
  const [one, other] = winners.toSorted((a, b) => b.share - a.share);
  if (one && other && one === first) {
    const chances = `${roughly(one.share)} against ${roughly(other.share)}`;
    if (one.share - other.share < even) return `An even fight: ${chances}.`;
    const name = nameOf(drawing, one.side!);
    return headed(drawing, `${name} ${isPlural(name) ? 'are' : 'is'} favoured to win: ${chances}.`);
  }
  const after = second && second.share > 0 ? `; ${inText(drawing, second.title)}: ${roughly(second.share)}` : '';
  return `Most likely ${inText(drawing, first.title)}: ${roughly(first.share)}${after}.`;
}

/** Every way with a look of its own: sides in their colours, what is neither side's win in textures. */
export function chancesOf(drawing: Drawing, odds: ReportOdds, came: readonly string[] = []): readonly Way[] {
  const [verdict] = odds.verdicts;
  if (!verdict) return endsOf(drawing, odds, came);
  const neither = verdict.ways.filter(({ side }) => side === undefined);
  return verdict.ways.map((way) => ({
    title: headed(drawing, way.title),
    short: headed(drawing, way.side === undefined ? shortOf(way) : nameOf(drawing, way.side)).replace(/^The /, ''),
    share: way.share,
    low: way.low,
    high: way.high,
    look: way.side === undefined ? `neither-${neither.indexOf(way) % 3}` : colourOf(drawing, way.side),
    came: came.includes(way.title),
  }));
}

function shortOf({ title }: ReportWay): string {
  return title
    .replace(/^the attacker /, '')
    .replace('both sides have units left', 'both left')
    .replace(/, .*/, '');
}

/** The likeliest ends, where nobody wins. */
function endsOf(drawing: Drawing, { outcomes, others }: ReportOdds, came: readonly string[]): readonly Way[] {
  const shown = outcomes.slice(0, shownEnds);
  const rest = outcomes.slice(shownEnds).reduce((sum, { share }) => sum + share, others);
  return [
    ...shown.map(({ summary, share }, index) => ({
      title: headed(drawing, summary),
      short: '',
      share,
      look: `end-${index}`,
      came: came.includes(summary),
    })),
    ...(rest > 0 ? [{ title: 'Anything else', short: 'else', share: rest, look: 'neither-0', came: false }] : []),
  ];
}

function legend(ways: readonly Way[]): Drawn {
  return element(
    'ul',
    { class: 'ways' },
    ways.map(({ title, share, low, high, look, came }) =>
      element(
        'li',
        { class: share === 0 ? 'none' : undefined },
        element('span', { class: `swatch ${look}`, 'aria-hidden': 'true' }),
        element('span', { class: 'share' }, percentInColumn(share)),
        element(
          'span',
          { class: 'way' },
          title,
          low !== undefined &&
            high !== undefined &&
            element('span', { class: 'quiet' }, ` (${percent(low)} to ${percent(high)})`),
          came && element('span', { class: 'mark' }, 'this result'),
        ),
      ),
    ),
  );
}

/** `On average Japan destroys 6.7 IPC more than it loses.` */
export function exchangeInWords(drawing: Drawing, { measures, verdicts }: ReportOdds): string | undefined {
  const balance = measures.find(({ of }) => of?.kind === 'value' && of.side === undefined);
  const side = verdicts[0]?.ways.find((way) => way.side !== undefined)?.side;
  if (!balance || side === undefined) return undefined;
  const name = nameOf(drawing, side);
  const [destroy, lose, they] = isPlural(name) ? ['destroy', 'lose', 'they'] : ['destroys', 'loses', 'it'];
  const value = `${decimal(Math.abs(balance.mean))} ${balance.of?.currency ?? ''}`;
  if (decimal(balance.mean) === '0') return `On average ${name} ${lose} as much as ${they} ${destroy}.`;
  return balance.mean > 0
    ? `On average ${name} ${destroy} ${value} more than ${they} ${lose}.`
    : `On average ${name} ${lose} ${value} more than ${they} ${destroy}.`;
}
