/** The whole report as one tree of elements. */
import type { CombatReport } from '../../../server/src/protocol';
import { adviceOf } from './advice';
import { element, section } from './dom';
import { lineLink } from './links';
import type { Send } from './links';
import type { ReportCommand, ReportContent } from './messages';
import { oddsOf } from './odds';
import { roundsOf } from './by-round';
import { keepNames } from './names';
import { outcome } from './outcome';
import { steps } from './steps';

export function page(send: Send, content: ReportContent): HTMLElement {
  return keepNames(main(send, content), content.report.names);
}

function main(send: Send, { report, stale, calculating }: ReportContent): HTMLElement {
  const { trace, odds, bases, expectations } = report;
  return element(
    'main',
    {},
    header(send, report, calculating),
    notices(report, stale).map((text) => element('p', { class: 'notice', role: 'status' }, text)),
    expectations.length > 0 && section('expectations', 'Expectations', expectationList(report)),
    trace && section('result', 'Result', outcome(trace, odds)),
    trace && trace.steps.length > 0 && section('course', 'How it came about', steps(send, trace.steps)),
    report.advice && section('advice', 'Advice', adviceOf(send, report.advice, stale)),
    odds && section('odds', 'Odds', oddsOf(odds, trace, byRound(send, report))),
    !odds && calculating && section('odds', 'Odds', element('p', { class: 'quiet' }, 'Calculating the odds.')),
    bases.length > 0 &&
      section(
        'bases',
        'What the numbers rest on',
        element(
          'ul',
          { class: 'bases' },
          bases.map((basis) => element('li', {}, basis)),
        ),
      ),
  );
}

function header(send: Send, report: CombatReport, calculating: boolean): HTMLElement {
  const { ruleset, kind, title, trace, odds, range, canAdvise } = report;
  return element(
    'header',
    {},
    element('p', { class: 'kicker' }, ruleset.title.includes(kind) ? ruleset.title : `${ruleset.title} \u00b7 ${kind}`),
    element('h1', {}, title),
    trace && element('p', { class: 'summary' }, trace.summary),
    element(
      'p',
      { class: 'facts' },
      trace && `Dice: ${trace.diceFrom}`,
      trace && ' \u00b7 ',
      lineLink(send, range.start.line + 1),
    ),
    element(
      'div',
      { class: 'actions', role: 'group', 'aria-label': 'Combat' },
      button(send, 'resolve', trace ? 'Resolve again' : 'Resolve'),
      trace && button(send, 'reroll', 'Reroll'),
      button(send, 'odds', odds ? 'Odds again' : 'Odds', calculating),
      canAdvise && button(send, 'advise', 'Advise'),
      trace && trace.wanted === undefined && button(send, 'writeResult', 'Write result'),
    ),
  );
}

/** The odds from round to round, or the button that asks for them. */
function byRound(send: Send, { odds, rounds }: CombatReport): HTMLElement | undefined {
  if (rounds) return roundsOf(rounds);
  return odds?.hasRounds === true ? button(send, 'rounds', 'Follow from round to round') : undefined;
}

function button(send: Send, command: ReportCommand, title: string, disabled = false): HTMLElement {
  const click = (): void => send({ type: 'run', command });
  return element('button', { type: 'button', class: 'action', 'data-key': command, disabled, click }, title);
}

/** What a reader must know before believing the numbers. */
function notices({ trace }: CombatReport, stale: boolean): readonly string[] {
  const found: string[] = [];
  if (stale) found.push('The scenario has changed since this was computed. Resolve again to bring it up to date.');
  if (trace?.wanted !== undefined) found.push(`The dice ran out. Wanted next: ${trace.wanted}.`);
  if (trace && trace.unused.length > 0) found.push(`Dice that had no effect: ${trace.unused.join('; ')}.`);
  return found;
}

function expectationList({ expectations, trace }: CombatReport): HTMLElement {
  const titles = new Map(trace?.measures.map(({ path, title }) => [path.join(), title]));
  return element(
    'ul',
    { class: 'expectations' },
    expectations.map(({ path, expected, found, met }) =>
      element(
        'li',
        { class: met ? 'met' : 'unmet' },
        element('span', { class: 'verdict' }, met ? '\u2713 met' : '\u2717 not met'),
        element('span', {}, `${titles.get(path.join()) ?? path.join(' ')}: expected ${expected}, found ${found}`),
      ),
    ),
  );
}
