/** Renders the head of a report: the combat, and its outcome. */
import type { CombatReport } from '../protocol';
import { headed } from './drawing';
import type { Drawing } from './drawing';
import { element } from './element';
import type { Drawn } from './element';
import { headline } from './headline';
import { lineLink } from './links';
import { turnHeadline } from './turn';
import { compactForces } from './what-if';

/** @param calculating odds are being calculated */
export function header(drawing: Drawing, report: CombatReport, calculating: boolean): Drawn {
  const { ruleset, kind, title, scenario, setup, trace, range } = report;
  const file = fileOf(report.uri);
  const where = scenario === undefined || scenario === title ? [] : [scenario];
  const game = ruleset.title.includes(kind) ? ruleset.title : `${ruleset.title} \u00b7 ${kind}`;
  return element(
    'header',
    {},
    element('p', { class: 'kicker' }, game),
    element(
      'h1',
      {},
      headed(drawing, title),
      where.map((name) => element('span', { class: 'scenario' }, name)),
    ),
    setup && compactForces(drawing, setup),
    report.turn
      ? element(
          'div',
          { id: 'outcome', class: 'headline', tabindex: -1 },
          element('p', { class: 'outcome', role: 'status' }, turnHeadline(report)),
        )
      : headline(drawing, report, calculating),
    element(
      'p',
      { class: 'facts' },
      trace && `Dice: ${trace.diceFrom}`,
      trace && ' \u00b7 ',
      report.turn?.resolved &&
        `Dice: ${report.turn.resolved.seed === undefined ? 'those of the scenario' : `seed ${report.turn.resolved.seed}`} \u00b7 `,
      lineLink(drawing, range.start.line + 1, `Go to line ${range.start.line + 1}`),
      file !== '' && ` of ${file}`,
    ),
  );
}

/** The name of the report's file, since another file may be open beside it. */
function fileOf(uri: string): string {
  const name = uri.split(/[/\\:]/).at(-1)!;
  try {
    return decodeURIComponent(name);
  } catch {
    // A percent sign that is not an escape.
    return name;
  }
}
