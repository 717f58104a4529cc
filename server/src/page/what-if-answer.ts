/** What comes of the changes of *What if*, above them: it has its room before anything is changed, so that nothing moves under the pointer. */
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

/** Whether anything differs from what is written. */
export function isChanged({ changes, swapped }: Pick<WhatIfState, 'changes' | 'swapped'>): boolean {
  return changes.length > 0 || swapped === true;
}

/**
 * The odds with the changes, beside those as written; before a change those as written alone. Its height does not depend on what it says.
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
  // Swapped, the powers have the roles of each other: their names and colours go with them.
  const there = swapped === true ? withSidesSwapped(drawing) : drawing;
  return [
    result.odds.verdicts.length > 0 && chances(drawing, there, result, odds),
    averages(there, result.odds, odds, swapped === true),
    waiting && ' \u2026',
  ];
}

/** What there is to compare with, and what to do. */
function asWritten(drawing: Drawing, odds: ReportOdds | undefined): Child {
  const hasVerdict = odds !== undefined && odds.verdicts.length > 0;
  return [
    hasVerdict && chances(drawing, drawing, { odds }),
    element('p', { class: 'quiet' }, 'Change a number or an order, and the odds follow.'),
    odds !== undefined && averagesAsWritten(drawing, odds, hasVerdict ? 1 : 4),
  ];
}

/** Who wins, and who won as written. */
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

/** More averages are not compared. */
const maxAverages = 8;

/** What a combat comes to on average in one respect. */
interface Average {
  /** The same with and without the changes. */
  readonly key: string;
  readonly title: string;
  readonly mean: number;
}

/** What is compared, what the combat is about first: where somebody wins, the balance alone. @param swapped the balance is of the other side */
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

/** Before a change. @param room how many there is room for */
function averagesAsWritten(drawing: Drawing, odds: ReportOdds, room: number): Child {
  const rows = averagesOf(drawing, odds)
    .filter(({ mean }) => decimal(mean) !== '0')
    .map(({ title, mean }) => ({ cells: [title, decimal(mean)] }));
  const columns = [{ title: 'On average' }, { title: 'As written', number: true }];
  return rows.length > 0 && table('Averages, with the change and as written', columns, rows.slice(0, room));
}

/** What the combat is about on average, where that has changed. */
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
