/** Formats a result or odds for a mail or a forum: play by mail. */
import type { CombatReport, ReportTurn } from '../protocol';
import { drawingOf, headed, nameOf } from './drawing';
import type { Drawing } from './drawing';
import { chancesOf, exchangeInWords, isScattered, sentenceOf } from './headline';
import { averagesInWords } from './headline-bars';
import { lossLines, methodInWords } from './turn-lines';
import { fleetsOf } from './what-if';

/** The markup of the text. */
export type CopyFormat = 'markdown' | 'bbcode' | 'text';

interface Markup {
  readonly bold: (text: string) => string;
  readonly item: (text: string) => string;
  /** Escapes text from the file. */
  readonly plain: (text: string) => string;
}

const markups: Readonly<Record<CopyFormat, Markup>> = {
  markdown: {
    bold: (text) => `**${text}**`,
    item: (text) => `- ${text}`,
    plain: (text) => text.replaceAll(/[\\`*_[\]<>|~]/g, '\\$&'),
  },
  bbcode: {
    bold: (text) => `[b]${text}[/b]`,
    item: (text) => `[*]${text}`,
    // A word joiner keeps a bracket from starting a tag.
    plain: (text) => text.replaceAll('[', '[\u2060'),
  },
  text: { bold: (text) => text, item: (text) => `- ${text}`, plain: (text) => text },
};

/** More dice are not listed: the seed reproduces them. */
const maxDice = 60;

export function copied(report: CombatReport, format: CopyFormat): string {
  if (report.turn) return turnCopied(report, report.turn, markups[format]);
  const drawing = drawingOf(report);
  const markup = markups[format];
  const { title, scenario, ruleset, trace, odds } = report;
  const heading = scenario === undefined || scenario === title ? title : `${title}, ${scenario}`;
  const exchange = odds && exchangeInWords(drawing, odds);
  return [
    `${markup.bold(markup.plain(heading))} (${markup.plain(ruleset.title)})`,
    ...forcesIn(drawing, report).map(markup.plain),
    ...(trace ? [`${markup.bold('Result:')} ${markup.plain(sentenceOf(drawing, report, false))}`] : []),
    ...(odds ? oddsIn(drawing, report, markup, format) : []),
    ...(exchange === undefined ? [] : [markup.plain(exchange)]),
    ...(trace ? diceIn(report, markup) : []),
    '',
  ].join('\n');
}

function turnCopied({ title, ruleset }: CombatReport, turn: ReportTurn, { bold, item, plain }: Markup): string {
  const results = turn.resolved?.combats.map(({ summary }, index) => `${turn.combats[index]!.title}: ${summary}`) ?? [];
  return [
    `${bold(plain(title))} (${plain(ruleset.title)})`,
    ...(turn.resolved ? [`${bold('Result of the turn:')} ${plain(turn.resolved.summary)}`] : []),
    ...results.map((text) => item(plain(text))),
    ...(turn.odds ? [bold(`Odds of the turn (${methodInWords(turn.odds)}):`)] : []),
    ...(turn.odds ? lossLines(turn).map(({ of, text }) => item(plain(`${of}: ${text}`))) : []),
    '',
  ].join('\n');
}

function forcesIn(drawing: Drawing, { setup }: CombatReport): readonly string[] {
  if (!setup) return [];
  return fleetsOf(setup).map(({ side, units }) => `${headed(drawing, nameOf(drawing, side))}: ${units}`);
}

function oddsIn(drawing: Drawing, { odds }: CombatReport, markup: Markup, format: CopyFormat): readonly string[] {
  const { method, runs } = odds!;
  const how = method === 'sampled' ? `about, from ${runs ?? 0} combats` : 'exact';
  if (isScattered(odds!))
    return [`${markup.bold(`Odds (${how}):`)} ${markup.plain(averagesInWords(drawing, odds!.headlines ?? []))}`];
  const ways = chancesOf(drawing, odds!)
    .filter(({ share }) => share > 0)
    .map(({ title, exactly }) => markup.item(`${exactly} ${markup.plain(title)}`));
  const list = format === 'bbcode' ? ['[list]', ...ways, '[/list]'] : ways;
  return [markup.bold(`Odds (${how}):`), ...list];
}

function diceIn({ trace }: CombatReport, markup: Markup): readonly string[] {
  const { dice, diceFrom } = trace!;
  const rolls = Object.entries(dice);
  const count = rolls.flatMap(([, faces]) => faces).length;
  const listed = rolls.map(([label, faces]) => `${label} ${[faces].flat().join(' ')}`).join('; ');
  return [
    `${markup.bold('Dice:')} ${markup.plain(count > 0 && count <= maxDice ? `${diceFrom} (${listed})` : diceFrom)}`,
  ];
}
