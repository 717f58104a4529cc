/** Renders the answer to *What if* above its controls. It occupies space before the first change, so that nothing moves under the pointer. */
import type { ReportMeasure, ReportOdds, WhatIfReport } from '../protocol';
import { headed } from './drawing';
import type { Drawing } from './drawing';
import { element, table } from './element';
import type { Child, Drawn } from './element';
import { decimal } from './format';
import { chancesOf, onBar } from './headline';
import { titleOf } from './headline-bars';
import { division } from './meter';
import type { WhatIfState } from './messages';

/** Whether anything differs from the scenario as written. */
export function isChanged({ changes, swapped }: Pick<WhatIfState, 'changes' | 'swapped'>): boolean {
  return changes.length > 0 || swapped === true;
}

/**
 * The odds with the changes, beside those as written; before a change only those as written. Its height is constant.
 * @param odds as written
 */
export function answer(drawing: Drawing, state: WhatIfState, odds?: ReportOdds): Drawn {
  const isWaiting = state.waiting && isChanged(state);
  return element(
    'div',
    { class: isWaiting ? 'answer waiting' : 'answer', role: 'status', tabindex: 0, 'aria-label': 'What if: the odds' },
    said(drawing, state, odds),
  );
}

function said(drawing: Drawing, state: WhatIfState, odds?: ReportOdds): Child {
  const { swapped, result, refused, waiting } = state;
  if (!isChanged(state)) return asWritten(drawing, odds);
  if (refused !== undefined && !waiting) return element('p', { class: 'notice' }, refused);
  if (!result) return element('p', { class: 'quiet' }, 'Calculating\u2026');
  // After a swap the powers have each other's roles, with their names and colours.
  const there = swapped === true ? withSidesSwapped(drawing) : drawing;
  return [
    result.odds.verdicts.length > 0 && chances(drawing, there, result, odds),
    averages(there, result.odds, odds, swapped === true),
    waiting && ' \u2026',
  ];
}

/** The odds as written, and a hint. */
function asWritten(drawing: Drawing, odds: ReportOdds | undefined): Child {
  const hasVerdict = odds !== undefined && odds.verdicts.length > 0;
  return [
    hasVerdict && chances(drawing, drawing, { odds }),
    element('p', { class: 'quiet' }, 'Change a number or an order, and the odds follow.'),
    odds !== undefined && averagesAsWritten(drawing, odds, hasVerdict ? 1 : 4),
  ];
}

/** The verdicts, with their previous probabilities. */
function chances(
  drawing: Drawing,
  there: Drawing,
  { odds, isFirst = false }: Pick<WhatIfReport, 'odds' | 'isFirst'>,
  written?: ReportOdds,
): Child {
  const before = written ? chancesOf(drawing, written) : [];
  const now = chancesOf(there, odds, undefined, isFirst);
  const wasOf = (short: string) => before.find((way) => way.short === short);
  return [
    division(now.map(onBar)),
    element(
      'p',
      {},
      isFirst && element('abbr', { title: 'A first answer: a better one follows when you pause' }, '\u2248'),
      isFirst && ' ',
      now
        .filter(({ share, short }) => share > 0 || (wasOf(short)?.share ?? 0) > 0)
        .map(({ short, brief }) => {
          const was = wasOf(short);
          return `${short} ${brief}${was === undefined ? '' : ` (was ${was.brief})`}`;
        })
        .join(' \u00b7 '),
    ),
  ];
}

/** Maximum number of averages to compare. */
const maxAverages = 8;

/** The mean of one measure. */
interface Average {
  /** The same with and without the changes. */
  readonly key: string;
  readonly title: string;
  readonly mean: number;
}

/** The averages to compare, headlines first; if a side wins, only the balance. @param swapped the balance belongs to the other side */
function averagesOf(
  drawing: Drawing,
  { headlines = [], measures, verdicts }: ReportOdds,
  swapped = false,
): readonly Average[] {
  const isCompared = ({ of }: ReportMeasure): boolean =>
    verdicts.length > 0 ? of?.kind === 'value' && of.side === undefined && !swapped : of?.kind !== 'event';
  const about = headlines.map((headline): Average => ({
    key: headline.of.map((path) => path.join()).join(' '),
    title: titleOf(drawing, headline, headlines),
    mean: headline.mean,
  }));
  const told = new Set(about.map(({ key }) => key));
  const others = measures
    .filter((measure) => isCompared(measure) && !told.has(measure.path.join()))
    .map(({ path, title, mean }): Average => ({ key: path.join(), title: headed(drawing, title), mean }));
  return [...about, ...others];
}

/** The averages before a change. @param room maximum number of rows */
function averagesAsWritten(drawing: Drawing, odds: ReportOdds, room: number): Child {
  const rows = averagesOf(drawing, odds)
    .filter(({ mean }) => decimal(mean) !== '0')
    .map(({ title, mean }) => ({ cells: [title, decimal(mean)] }));
  const columns = [{ title: 'On average' }, { title: 'As written', number: true }];
  return rows.length > 0 && table('Averages, with the change and as written', columns, rows.slice(0, room));
}

/** The averages that have changed. */
function averages(drawing: Drawing, odds: ReportOdds, written: ReportOdds | undefined, swapped: boolean): Child {
  const before = new Map(written && averagesOf(drawing, written).map(({ key, mean }) => [key, mean]));
  const rows = averagesOf(drawing, odds, swapped).flatMap(({ key, title, mean }) => {
    const was = before.get(key) ?? 0;
    return decimal(was) === decimal(mean) ? [] : [{ cells: [title, decimal(was), decimal(mean)] }];
  });
  if (rows.length === 0)
    return odds.verdicts.length === 0 && element('p', { class: 'quiet' }, 'On average nothing of it changes.');
  const columns = [{ title: 'On average' }, { title: 'As written', number: true }, { title: 'What if', number: true }];
  return table('What changes on average', columns, rows.slice(0, maxAverages));
}

function withSidesSwapped(drawing: Drawing): Drawing {
  const [one, other] = drawing.sides;
  if (!one || !other) return drawing;
  return {
    ...drawing,
    sides: [
      { ...one, name: other.name },
      { ...other, name: one.name },
    ],
    swapped: true,
  };
}
