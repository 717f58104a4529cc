/** Formats a result or odds for a mail or a forum: play by mail. */
import { formatNumber, stripDice } from '../model/wording';
import type { CombatReport, ReportCampaign, ReportTurn } from '../protocol';
import { summarizeCampaign } from './campaign';
import { createRenderContext, formatHeading, type RenderContext, formatSide } from './render-context';
import { listChances, describeExchange, areOutcomesScattered, formatSentence } from './headline';
import { formatAverages } from './headline-bars';
import { listLosses, describeMethod } from './turn-lines';
import { summarizeFleets } from './what-if';

/** The markup of the text. */
export type CopyFormat = 'markdown' | 'bbcode' | 'text';

interface Markup {
  readonly bold: (text: string) => string;
  readonly item: (text: string) => string;
  /** Escapes text from the file. */
  readonly escape: (text: string) => string;
}

const markups: Readonly<Record<CopyFormat, Markup>> = {
  markdown: {
    bold: (text) => `**${text}**`,
    item: (text) => `- ${text}`,
    escape: (text) => text.replaceAll(/[\\`*_[\]<>|~]/g, '\\$&'),
  },
  bbcode: {
    bold: (text) => `[b]${text}[/b]`,
    item: (text) => `[*]${text}`,
    // A word joiner keeps a bracket from starting a tag.
    escape: (text) => text.replaceAll('[', '[\u2060'),
  },
  text: { bold: (text) => text, item: (text) => `- ${text}`, escape: (text) => text },
};

/** More dice are not listed: the seed reproduces them. */
const maxDice = 60;

export function formatForCopy(report: CombatReport, format: CopyFormat): string {
  if (report.campaign) return formatCampaign(report, report.campaign, markups[format]);
  if (report.turn) return formatTurn(report, report.turn, markups[format]);
  const context = createRenderContext(report);
  const markup = markups[format];
  const { title, scenario, ruleset, trace, odds } = report;
  const heading = scenario === undefined || scenario === title ? title : `${title}, ${scenario}`;
  const exchange = odds && describeExchange(context, odds);
  return [
    `${markup.bold(markup.escape(heading))} (${markup.escape(ruleset.title)})`,
    ...formatForces(context, report).map(markup.escape),
    ...(trace ? [`${markup.bold('Result:')} ${markup.escape(formatSentence(context, report, false))}`] : []),
    ...(odds ? formatOdds(context, report, markup, format) : []),
    ...(exchange === undefined ? [] : [markup.escape(exchange)]),
    ...(trace ? formatDice(report, markup) : []),
    '',
  ].join('\n');
}

function formatTurn({ title, ruleset }: CombatReport, turn: ReportTurn, { bold, item, escape }: Markup): string {
  const results = turn.resolved?.combats.map(({ summary }, index) => `${turn.combats[index]!.title}: ${summary}`) ?? [];
  return [
    `${bold(escape(title))} (${escape(ruleset.title)})`,
    ...(turn.resolved ? [`${bold('Result of the turn:')} ${escape(turn.resolved.summary)}`] : []),
    ...results.map((text) => item(escape(text))),
    ...(turn.odds ? [bold(`Odds of the turn (${describeMethod(turn.odds)}):`)] : []),
    ...(turn.odds ? listLosses(turn).map(({ owner, text }) => item(escape(`${owner}: ${text}`))) : []),
    '',
  ].join('\n');
}

function formatCampaign({ title, ruleset }: CombatReport, campaign: ReportCampaign, { bold, item, escape }: Markup) {
  const losses = campaign.losses.map(({ owner, title: kind, values }) => `${owner}: ${values.join(' + ')} ${kind}`);
  const luck = campaign.luck.map(
    ({ side, dice, rolled, expected }) => `${side}, ${dice} ${rolled}, expected ${formatNumber(expected)}`,
  );
  return [
    `${bold(escape(title))} (${escape(ruleset.title)}): ${summarizeCampaign(campaign)}`,
    ...[...losses, ...luck].map((text) => item(escape(text))),
    '',
  ].join('\n');
}

function formatForces(context: RenderContext, { setup }: CombatReport): readonly string[] {
  if (!setup) return [];
  return summarizeFleets(setup).map(
    ({ side, units }) => `${formatHeading(context, formatSide(context, side))}: ${units}`,
  );
}

function formatOdds(
  context: RenderContext,
  { odds }: CombatReport,
  markup: Markup,
  format: CopyFormat,
): readonly string[] {
  const { method, runs } = odds!;
  const methodText = method === 'sampled' ? `about, from ${runs ?? 0} combats` : 'exact';
  if (areOutcomesScattered(odds!))
    return [`${markup.bold(`Odds (${methodText}):`)} ${markup.escape(formatAverages(context, odds!.headlines ?? []))}`];
  const outcomes = listChances(context, odds!)
    .filter(({ share: probability }) => probability > 0)
    .map(({ title, exactPercent }) => markup.item(`${exactPercent} ${markup.escape(title)}`));
  const list = format === 'bbcode' ? ['[list]', ...outcomes, '[/list]'] : outcomes;
  return [markup.bold(`Odds (${methodText}):`), ...list];
}

function formatDice({ trace }: CombatReport, markup: Markup): readonly string[] {
  const { dice, diceFrom } = trace!;
  const rolls = Object.entries(dice);
  const count = rolls.flatMap(([, faces]) => faces).length;
  const rollTexts = rolls.map(([label, faces]) => `${label} ${[faces].flat().join(' ')}`).join('; ');
  return [
    `${markup.bold('Dice:')} ${markup.escape(count > 0 && count <= maxDice ? `${stripDice(diceFrom)} (${rollTexts})` : stripDice(diceFrom))}`,
  ];
}
