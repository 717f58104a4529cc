/** Renders the head of a report: the combat, and its outcome. */
import { stripDice } from '../model/wording';
import type { CombatReport } from '../protocol';
import { renderAssumptions, renderHouseTables } from './assumptions';
import { renderOddsWithFile } from './course';
import { formatHeading, type RenderContext } from './render-context';
import { createElement, type RenderedNode } from './element';
import { renderHeadline } from './headline';
import { renderLineLink } from './links';
import { formatTurnHeadline } from './turn';
import { describeTurnDice } from './turn-lines';
import { renderCompactForces } from './what-if';

/** @param calculating odds are being calculated */
export function renderHeader(context: RenderContext, report: CombatReport, calculating: boolean): RenderedNode {
  const { ruleset, kind, title, scenario, setup, trace, range } = report;
  const file = getFileName(report.uri);
  const scenarioNames = scenario === undefined || scenario === title ? [] : [scenario];
  const game = ruleset.title.includes(kind) ? ruleset.title : `${ruleset.title} \u00b7 ${kind}`;
  return createElement(
    'header',
    createElement('p.kicker', game),
    createElement(
      'h1',
      formatHeading(context, title),
      scenarioNames.map((name) => createElement('span.scenario', name)),
    ),
    setup && renderCompactForces(context, setup),
    report.turn && !report.play
      ? createElement(
          'div',
          { id: 'outcome', class: 'headline', tabindex: -1 },
          createElement('p.outcome', { role: 'status' }, formatTurnHeadline(report)),
          renderHouseTables(context, report),
        )
      : report.play
        ? renderHouseTables(context, report)
        : renderHeadline(context, report, calculating),
    report.odds && report.course && renderOddsWithFile(context, report.course),
    renderAssumptions(context, report),
    createElement(
      'p.facts',
      trace && !report.play && `Dice: ${stripDice(trace.diceFrom)} \u00b7 `,
      report.turn?.resolved && !report.play && `Dice: ${describeTurnDice(report.turn.resolved)} \u00b7 `,
      renderLineLink(context, range.start.line + 1, `Go to line ${range.start.line + 1}`),
      file !== '' && ` of ${file}`,
    ),
  );
}

/** The name of the report's file, since another file may be open beside it. */
export function getFileName(uri: string): string {
  const name = uri.split(/[/\\:]/).at(-1)!;
  try {
    return decodeURIComponent(name);
  } catch {
    // A percent sign that is not an escape.
    return name;
  }
}
