/** Renders the steps of a resolved combat with dice, arithmetic and rules; rounds can be folded. */
import type { ReportRound, ReportStep } from '../protocol';
import { renderArithmetic } from './arithmetic';
import { formatHeading, type RenderContext, formatSide } from './render-context';
import { createElement, createTable, alignRight, type RenderedNode } from './element';
import { renderRuleLink } from './links';

import {
  groupByRound,
  groupSeries,
  type NumberedStep,
  removeRepeatedAmounts,
  removeRepeatedRules,
  type StepGroup,
} from './rounds';

import { formatVolleyLosses, renderVolley } from './volley';

/** With more rounds, only the first and the last are open at first. */
const maxOpen = 3;

export function renderSteps(context: RenderContext, all: readonly ReportStep[]): RenderedNode {
  const groups = groupByRound(removeRepeatedRules(removeRepeatedAmounts(all)));
  const rounds = groups.filter(({ round }) => round !== undefined);
  const isOpen = (group: StepGroup): boolean =>
    rounds.length <= maxOpen || group === rounds[0] || group === rounds.at(-1);
  return createElement(
    'ol.steps',
    groups.flatMap((group) =>
      group.round === undefined
        ? renderItems(context, group.steps)
        : [createElement('li.round', renderRound(context, group, group.round, isOpen(group)))],
    ),
  );
}

/** A round under its heading, which summarizes the losses. */
function renderRound(
  context: RenderContext,
  { steps: roundSteps, losses: lossTexts }: StepGroup,
  { title, number }: ReportRound,
  open: boolean,
): RenderedNode {
  const words =
    lossTexts.length === 0 ? 'No losses' : lossTexts.map((text) => formatHeading(context, text)).join(' \u00b7 ');
  return createElement(
    'details.round-steps',
    { open },
    createElement('summary', createElement('h3', `${title} ${number}`), createElement('span.by', words)),
    createElement('ol.steps', renderItems(context, roundSteps)),
  );
}

function renderItems(context: RenderContext, all: readonly NumberedStep[]): readonly RenderedNode[] {
  return groupSeries(all).map((series) =>
    createElement('li', series.length > 1 ? renderSeries(context, series) : renderStep(context, series[0]!.step)),
  );
}

/** A series of dice under one heading: a line for each, with its result. */
function renderSeries(context: RenderContext, series: readonly NumberedStep[]): RenderedNode {
  const seriesSteps = series.map(({ step }) => step);
  const { title, by, sides, rules } = seriesSteps[0]!;
  return createElement(
    'div.step.series',
    renderHead(context, { title, by, faces: seriesSteps.flatMap(({ faces = [] }) => faces), sides }),
    createTable(
      `${formatHeading(context, title)}, die by die`,
      [{ title: 'Die' }, alignRight('Rolled'), { title: 'Result' }].map((column) => ({
        ...column,
        hidden: true,
      })),
      seriesSteps.map(({ subject, faces = [], text }) => ({
        cells: [subject && formatHeading(context, subject), faces.join(), text && formatHeading(context, text)],
      })),
    ),
    renderConsequence(context, { rules, amounts: [] }),
  );
}

/** A step with arithmetic can be folded; one without is a line. */
function renderStep(context: RenderContext, step: ReportStep): RenderedNode {
  const volleyTable = step.volley && renderVolley(context, step.volley, step.title);
  if (step.amounts.length === 0)
    return createElement('div.step', renderHead(context, step), volleyTable, renderConsequence(context, step));
  return createElement(
    'details.step',
    { open: true },
    createElement('summary', renderHead(context, step)),
    volleyTable,
    createElement(
      'div.amounts',
      step.amounts.map((amount) => renderArithmetic(context, amount)),
    ),
    renderConsequence(context, step),
  );
}

/** The consequence, and one rule of each section that the arithmetic does not cite already. */
function renderConsequence(
  context: RenderContext,
  { text: remark, rules: all, amounts, volley: fired }: Pick<ReportStep, 'text' | 'rules' | 'amounts' | 'volley'>,
): RenderedNode | false {
  const sentences = [fired && formatVolleyLosses(context, fired), remark].filter((text) => text !== undefined);
  const sections = new Set(amounts.flatMap(({ lines }) => lines.map(({ rule }) => rule?.section)));
  const rules = all.filter(({ section }) => !sections.has(section) && sections.add(section));
  if (sentences.length === 0 && rules.length === 0) return false;
  return createElement(
    'p.consequence',
    sentences.length > 0 &&
      createElement('span.said', sentences.map((text) => formatHeading(context, text)).join('. ')),
    rules.length > 0 &&
      createElement(
        'span.rules',
        rules.map((rule) => renderRuleLink(context, rule)),
      ),
  );
}

function renderHead(
  context: RenderContext,
  {
    title,
    subject,
    by,
    faces,
    sides,
    volley: fired,
  }: Pick<ReportStep, 'title' | 'subject' | 'by' | 'faces' | 'sides' | 'volley'>,
): RenderedNode {
  const name = by !== undefined && formatSide(context, by);
  return createElement(
    'span.head',
    createElement('h3.step-title', formatHeading(context, subject ? `${title}: ${subject}` : title)),
    name &&
      createElement('span.by', formatHeading(context, fired ? `${name} on ${formatSide(context, fired.on)}` : name)),
    faces !== undefined && faces.length > 0 && renderDice(faces, sides),
  );
}

function renderDice(faces: readonly number[], sides: number | undefined): RenderedNode {
  const kind = sides === undefined ? 'die' : `d${sides}`;
  return createElement(
    'span.dice',
    { role: 'img', 'aria-label': `${kind} rolled: ${faces.join(', ')}` },
    createElement('span.kind', kind),
    faces.map((face) => createElement('span.die', String(face))),
  );
}
