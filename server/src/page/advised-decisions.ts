/** Renders the decisions that a side makes as the battle unfolds: the best option in each situation, and the cost of the orders there. */
import { formatColumnPercent, formatKeptLosses } from '../model/wording';
import type { ReportAim, ReportDecision, ReportBestPlay } from '../protocol';
import { toChange, formatGain, formatValue } from './advised-values';
import { formatHeading, type RenderContext } from './render-context';
import { createElement, createFolded, createTable, alignRight, type RenderedNode } from './element';
import { formatCount } from './format';

/** The value of the best decisions, and a table of those in which the orders differ. */
export function renderDecisions(
  context: RenderContext,
  { value, gain, decisions, decisionsInAll, keepsLosses }: ReportBestPlay,
  aim: ReportAim,
): RenderedNode {
  const { unit } = aim;
  const costly = decisions.filter(({ cost }) => cost >= minShownCost);
  const summary = `Deciding as the battle unfolds: ${formatValue(value, unit)}, ${formatGain(toChange(gain, aim), unit)}.`;
  const exception = formatKeptLosses(keepsLosses);
  // Without a gain the summary ends in ", the same", which the sentence after it says already.
  if (costly.length === 0)
    return createElement('p', `${summary} Your orders already decide best.${exception}`.replace(', the same', ''));
  return createElement(
    'div.decisions',
    createElement('h3', 'Decisions as the battle unfolds'),
    createElement('p', summary + exception),
    renderDecisionTable(context, costly.slice(0, maxShownDecisions), aim),
    costly.length > maxShownDecisions &&
      createFolded(
        `${costly.length - maxShownDecisions} more`,
        renderDecisionTable(context, costly.slice(maxShownDecisions), aim),
      ),
    costly.length < decisionsInAll &&
      createElement('p.quiet', `The costliest of ${formatCount(decisionsInAll)} decisions.`),
  );
}

const maxShownDecisions = 5;

function renderDecisionTable(
  context: RenderContext,
  decisions: readonly ReportDecision[],
  aim: ReportAim,
): RenderedNode {
  return createTable(
    'Decisions where your orders are not the best choice',
    ['Decision', 'Situation', alignRight('Chance of it'), 'Ordered', 'Best', alignRight('Cost')],
    decisions.map((decision) => ({ cells: formatDecision(context, decision, aim) })),
  );
}

function formatDecision(
  context: RenderContext,
  { title, situation, chance, ordered, best, cost, options }: ReportDecision,
  aim: ReportAim,
): string[] {
  const { unit } = aim;
  const formatOptionValue = (option: string): string => {
    const choice = options.find((candidate) => candidate.option === option);
    // The columns are narrow: keep a number and its unit together.
    return choice ? `${option} (${formatValue(choice.value, unit).replaceAll(' ', '\u00a0')})` : option;
  };
  return [
    formatHeading(context, title),
    formatHeading(context, situation),
    formatColumnPercent(chance),
    formatOptionValue(ordered),
    formatOptionValue(best),
    formatGain(toChange(-cost, aim), unit),
  ];
}

/** Half of the last displayed digit, for probabilities and values alike. */
const minShownCost = 0.0005;
