/** A report as a Markdown document: what the command line prints of it. */
import { formatAdviceReport } from '../plain-text/advice';
import { formatCampaign } from '../plain-text/campaign';
import { formatComparison } from '../plain-text/comparison';
import { formatColumns } from '../plain-text/layout';
import { formatMatters } from '../plain-text/matters';
import { formatFigure } from '../plain-text/numbers';
import { formatOddsReport } from '../plain-text/odds';
import { formatCombatHeading, type TextReport } from '../plain-text/report';
import { formatResolvedCombats } from '../plain-text/resolve';
import { createPaint } from '../plain-text/style';
import { formatTurnReport } from '../plain-text/turn';
import type { CombatReport, PlayStep, ReportLever, ReportSweep } from '../protocol';

const layout = { colours: false, width: 100 };

/** @param file the name of its scenario @returns undefined for a combat before any calculation */
export function formatReportDocument(report: CombatReport, file: string): string | undefined {
  const body = formatReport({ ...report, file, line: report.range.start.line + 1 });
  const text = body && report.play ? `${body}\n${formatNextStep(report.play.next)}\n` : body;
  // Four backticks in the text would close the fence.
  return text && `# ${report.title}\n\n\`\`\`\`text\n${text.replaceAll('````', '` ` ` `')}\`\`\`\`\n`;
}

function formatReport(report: TextReport): string | undefined {
  const { campaign, turn, trace, advice, matters, comparison, sweep, levers, odds, rounds } = report;
  if (campaign) return formatCampaign(campaign);
  if (turn) return advice ? formatAdviceReport([report], layout) : formatTurnReport([report], layout);
  if (advice) return formatAdviceReport([report], layout);
  if (comparison) return formatComparison({ ...report, ...comparison }, layout);
  if (matters) return formatMatters({ ...report, ...matters }, layout);
  if (sweep) return formatTable(report, listCells(sweep));
  if (levers) return formatTable(report, levers.map(formatLever));
  if (trace) return formatResolvedCombats([report], layout);
  return odds || rounds ? formatOddsReport([report], layout) : undefined;
}

/** What a play waits for, with the labels that its moves take. */
function formatNextStep(next: PlayStep): string {
  if (next.kind === 'end') return `The end: ${next.summary}`;
  if (next.kind === 'roll') {
    const dice = next.rolls.map(({ label, count, sides }) => `${label}: ${count}d${sides}`);
    return `Next, ${next.title}: roll ${dice.join(', ')}`;
  }
  const options = next.options.map(({ option, text }) => [option, text ?? '']);
  return [`Next, ${next.title} (${next.label}): decide`, ...formatColumns(options)].join('\n');
}

function formatTable(report: TextReport, rows: readonly (readonly string[])[]): string {
  return [...formatCombatHeading(report, [], createPaint(layout)), '', ...formatColumns(rows), ''].join('\n');
}

/** A row for each cell: its values, then the figures. */
function listCells({ levers, figures, cells }: ReportSweep): readonly (readonly string[])[] {
  const head = [...levers.map(({ title }) => title), '', ...figures.map(({ title }) => title)];
  const rows = cells.map(({ values, isWritten, refused }, index) => {
    // The last lever changes fastest: its value is the lowest digit of the index.
    let remaining = index;
    const titles = levers.toReversed().map(({ values: leverValues }) => {
      const { title } = leverValues[remaining % leverValues.length]!;
      remaining = Math.floor(remaining / leverValues.length);
      return title;
    });
    const numbers = values.map((value, figureIndex) =>
      value === null ? '-' : formatFigure({ ...figures[figureIndex]!, value }),
    );
    return [...titles.toReversed(), isWritten ? '*' : '', ...(refused === undefined ? numbers : [refused])];
  });
  return [head, ...rows];
}

/** `attacker.sub  Submarines, Germany  3  0 to 20`: the id is what the commands take. */
function formatLever({ id, combat, title, owner, written, minimum, maximum, choices }: ReportLever): readonly string[] {
  const range = choices ? choices.map(({ value }) => value).join(' | ') : `${minimum ?? ''} to ${maximum ?? ''}`;
  return [
    combat === undefined ? id : `${id} of ${combat}`,
    owner === undefined ? title : `${title}, ${owner}`,
    written,
    range,
  ];
}
