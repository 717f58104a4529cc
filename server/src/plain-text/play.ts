/** Formats a play for a terminal: what has just happened, what comes next, and how it stands. */
import { formatValue } from '../page/advised-values';
import { groupEffects, sumSureHits } from '../page/dice-entry';
import { formatPercent, formatShots, formatVolleyDice, pluralize, toPrintable } from '../model/wording';
import type { PlayCourse, PlayRoll, PlayState, ReportTrace } from '../protocol';
import { indentLines } from './layout';
import { createWording, type TextReport, type Wording } from './report';
import { createPaint, type Paint, type Terminal } from './style';

/** A report on a play. */
export type PlayReport = TextReport & { readonly play: PlayState; readonly trace: ReportTrace };

export interface PlayTextOptions {
  /** What was shown before: the combat of a turn, and the number of its steps. */
  readonly shown: { readonly combat?: string; readonly steps: number };
  /** What was decided last. */
  readonly lastDecision?: { readonly title: string; readonly option: string };
  /** The only side that is advised; by default all are. */
  readonly advisedSide?: string;
}

/** The steps since the last move, the value for each side, and the next roll or decision. */
export function formatPlay(
  report: PlayReport,
  { shown, lastDecision, advisedSide }: PlayTextOptions,
  terminal: Terminal,
): string {
  const { play } = report;
  const words = createWording({ ...report, sides: play.combat?.sides ?? report.sides });
  const paint = createPaint(terminal);
  const steps = listFoughtCombats(report, shown).flatMap((combat) => formatFoughtCombat(combat, report, paint));
  const courses = play.courses
    .filter(({ side }) => advisedSide === undefined || side === advisedSide)
    .map((course) => formatCourse(course, play.next.kind === 'end', words));
  return [
    ...(lastDecision ? [`${words.formatHeading(lastDecision.title)}: ${toPrintable(lastDecision.option)}`] : []),
    ...steps,
    ...courses.map((line) => paint('grey', line)),
    '',
    ...formatNext(report, words, advisedSide),
    '',
  ].join('\n');
}

/** What happened in a combat since the last move. */
interface FoughtCombat {
  readonly sides: TextReport['sides'];
  readonly steps: ReportTrace['steps'];
  /** In a turn: its title, if the play has just come to it, and how it ended, if it is over. */
  readonly title?: string;
  readonly summary?: string;
}

/** The combat that is played; in a turn, the one that was played before the last move, and those that the play came to with it. */
function listFoughtCombats(
  { sides, trace, play, turn }: PlayReport,
  shown: PlayTextOptions['shown'],
): readonly FoughtCombat[] {
  if (!turn?.resolved) return [{ sides, steps: trace.steps.slice(shown.steps) }];
  const { combats, resolved } = turn;
  const first = Math.max(
    0,
    combats.findIndex(({ id }) => id === shown.combat),
  );
  return resolved.combats.slice(first).map((result, index): FoughtCombat => {
    const combat = combats[first + index]!;
    const isNew = index > 0 || combat.id !== shown.combat;
    return {
      sides: combat.sides,
      steps: (result.trace?.steps ?? []).slice(isNew ? 0 : shown.steps),
      ...(isNew && { title: combat.title }),
      ...(combat.id !== play.combat?.id && { summary: result.summary }),
    };
  });
}

function formatFoughtCombat(
  { sides, steps, title: newTitle, summary }: FoughtCombat,
  report: PlayReport,
  paint: Paint,
): readonly string[] {
  const words = createWording({ ...report, sides });
  const lines = steps.flatMap(({ title, subject, faces, text, volley }) => {
    const faceList = volley ? volley.shooters.flatMap((shooter) => shooter.faces) : (faces ?? []);
    const hits = volley?.shooters.reduce((sum, shooter) => sum + shooter.hits, 0);
    const dice = faceList.length === 0 ? '' : `: ${faceList.join(' ')}`;
    const result = hits === undefined ? '' : `${dice === '' ? ':' : ','} ${pluralize(hits, 'hit')}`;
    const losses = (volley?.losses ?? []).map((loss) => words.formatHeading(loss.text));
    return [
      `${paint('bold', words.formatHeading(subject === undefined ? title : `${title} (${subject})`))}${dice}${result}`,
      ...indentLines([...(text === undefined ? [] : [words.formatHeading(text)]), ...losses], 4),
    ];
  });
  return [
    ...(newTitle === undefined ? [] : ['', paint('cyan', toPrintable(newTitle))]),
    ...lines,
    ...(summary === undefined ? [] : [`The end of the combat: ${toPrintable(summary)}.`]),
  ];
}

/** `Japan: chance of winning 62.0%, at the start 50.0%`. */
function formatCourse({ side, title, unit, values, isSampled }: PlayCourse, isEnd: boolean, words: Wording): string {
  const [start, current] = [values[0]!, values.at(-1)!];
  const change = values.length > 1 ? `, at the start ${formatValue(start, unit)}` : '';
  return `${words.formatHeading(words.getSideName(side))}: ${words.formatInline(title)}${isEnd || unit === 'chance' ? '' : ', expected,'} ${isSampled ? 'about ' : ''}${formatValue(current, unit)}${change}`;
}

function formatNext(
  { play: { next } }: PlayReport,
  words: Wording,
  advisedSide: string | undefined,
): readonly string[] {
  if (next.kind === 'end') return [`The end: ${toPrintable(next.summary)}.`];
  if (next.kind === 'roll')
    return [
      `Next: ${words.formatInline(next.title)}${next.subject === undefined ? '' : ` (${toPrintable(next.subject)})`}`,
      ...indentLines(
        next.rolls.flatMap((roll) => formatRoll(roll, words)),
        2,
      ),
    ];
  const isAdvised = advisedSide === undefined || advisedSide === next.by;
  return [
    `Next: ${words.formatInline(next.title)}: ${words.getSideName(next.by)} decides`,
    ...next.options.map(({ option, values }, index) => {
      const value =
        isAdvised && values[0]
          ? `  ${formatValue(values[0].value, values[0].unit)} ${words.formatInline(values[0].title)}`
          : '';
      return `  ${index + 1}  ${toPrintable(option)}${value}${option === next.ordered ? '  (as ordered)' : ''}`;
    }),
  ];
}

function formatRoll(
  { title, by, count, sides, shooters = [], lossDefault, explanation, effects = [] }: PlayRoll,
  words: Wording,
): readonly string[] {
  return [
    `${formatVolleyDice(count, sides, sumSureHits(shooters))} of ${words.getSideName(by)}: ${words.formatInline(title)}`,
    ...indentLines(
      [
        ...shooters.map((shots) => `${words.formatHeading(shots.title)}: ${formatShots(shots, sides, formatPercent)}`),
        ...(lossDefault ? [`${words.formatHeading(lossDefault.text)} (${lossDefault.rule.section})`] : []),
        ...(explanation === undefined ? [] : [words.formatHeading(explanation)]),
        ...groupEffects(effects).map(({ sums, text }) => `${sums}: ${words.formatHeading(text)}`),
      ],
      2,
    ),
  ];
}
