/** Renders a whole report: the outcome first, then links to sections that stay in view. It is reactive in the editor, and static in print. */
import { counted } from '../model/wording';
import type { CombatReport } from '../protocol';
import { actions, button } from './actions';
import { adviceOf } from './advice';
import { fromEachToNext, roundsOf } from './by-round';
import { comparisonOf } from './comparison';
import { drawingOf, headed, inText } from './drawing';
import type { Drawing } from './drawing';
import { element, foldedSection, section } from './element';
import type { Child, Drawn } from './element';
import { header } from './header';
import { lineLink, ruleLink } from './links';
import type { Send, SweepForm, WhatIfState } from './messages';
import { mattersOf } from './matters';
import { oddsOf } from './odds';
import { outcome } from './outcome';
import { steps } from './steps';
import { timeline, turnDistributions, turnExpectations, turnTotals } from './turn';
import { sweepOf } from './sweep';
import { initialForm, sweepForm } from './sweep-form';
import { whatIf } from './what-if';
import { isChanged } from './what-if-answer';

/** The content of a report. */
export interface PageContent {
  readonly report: CombatReport;
  /** The scenario was changed after the report was computed. */
  readonly stale: boolean;
  /** Odds are being calculated. */
  readonly calculating: boolean;
  /** A long calculation, with its progress in percent. */
  readonly working?: Working;
  /** The reader's temporary changes. */
  readonly whatIf?: WhatIfState;
  /** The reader's choice of levers to vary. */
  readonly sweepForm?: SweepForm;
}

export interface Working {
  readonly title: string;
  readonly percent?: number;
}

/** @param send receives clicks; without it the page is read-only: no buttons, and links are text */
export function page(content: PageContent, send?: Send): Drawn {
  const { report, stale, calculating } = content;
  const drawing = drawingOf(report, send);
  const sections = sectionsOf(drawing, content);
  return element(
    'main',
    { key: `${report.uri} ${report.document} ${report.id}`, style: coloursOf(report) },
    header(drawing, report, calculating),
    notices(report, stale).map((text) => element('p', { class: 'notice', role: 'status' }, text)),
    send && actions(send, content),
    sections.length > 1 && navigation(drawing, sections),
    sections.map(({ drawn }) => drawn),
    send && content.working && progress(send, content.working),
  );
}

/** Sides have the colours of their powers if these have any; else those of the style sheet. */
function coloursOf({ sides = [] }: CombatReport): Readonly<Record<string, string>> {
  const [first, second] = sides;
  return { ...(first?.color && { '--first': first.color }), ...(second?.color && { '--second': second.color }) };
}

interface Section {
  readonly id: string;
  readonly title: string;
  readonly drawn: Drawn;
}

function sectionsOf(drawing: Drawing, content: PageContent): readonly Section[] {
  const { report, stale, calculating } = content;
  const { trace, odds, advice, matters, setup, bases, restsOn, expectations, turn } = report;
  const found: Section[] = [];
  const add = (id: string, title: string, ...children: readonly Child[]): void =>
    void found.push({ id, title, drawn: section(id, title, ...children) });
  if (turn) {
    add('totals', 'Losses of the turn', turnTotals(drawing, turn, calculating));
    const expected = turnExpectations(turn);
    if (expected) add('expectations', 'Expectations', expected);
    add('timeline', 'Combats in their order', timeline(drawing, turn));
    const distributions = turnDistributions(drawing, turn);
    if (distributions.length > 0)
      found.push({
        id: 'odds',
        title: 'Odds',
        drawn: foldedSection('odds', 'Odds', 'the chance of each number', distributions),
      });
  }
  if (setup && drawing.send && !stale)
    add(
      'what-if',
      'What if',
      whatIf(drawing, drawing.send, setup, content.whatIf, odds),
      odds && variantButtons(drawing.send, report),
    );
  if (odds) add('odds', 'Odds', oddsOf(drawing, odds, trace, byRound(drawing, report)));
  else if (calculating && !turn) add('odds', 'Odds', element('p', { class: 'quiet' }, 'Calculating the odds.'));
  if (matters) add('matters', 'What matters', mattersOf(drawing, matters, content.whatIf && isChanged(content.whatIf)));
  addVariants(drawing, content, add);
  if (advice) {
    const again = turn ? 'adviseTurn' : 'advise';
    add('advice', 'Advice', adviceOf(drawing, advice, { stale, again, working: content.working !== undefined }));
  }
  if (expectations.length > 0) add('expectations', 'Expectations', expectationList(drawing, report));
  if (trace) add('result', 'Result', outcome(drawing, trace, odds));
  if (trace && trace.steps.length > 0)
    found.push({
      id: 'course',
      title: 'Step by step',
      drawn: foldedSection('course', 'Step by step', courseInWords(report), steps(drawing, trace.steps)),
    });
  if (bases.length > 0)
    add(
      'bases',
      'Assumptions',
      element(
        'ul',
        { class: 'bases' },
        (restsOn ?? bases.map((basis) => ({ basis, text: basis, rules: [], line: undefined }))).map(
          ({ text, rules, line }) =>
            element(
              'li',
              {},
              headed(drawing, text),
              line !== undefined && [' (', lineLink(drawing, line), ')'],
              rules.slice(0, 3).map((rule) => [' ', ruleLink(drawing, rule)]),
            ),
        ),
      ),
    );
  return found;
}

/** Buttons for questions on variants. */
function variantButtons(send: Send, { matters, levers, sweep }: CombatReport): Drawn {
  return element(
    'div',
    { class: 'actions' },
    !matters && button(send, 'matters', 'What matters most?', { about: 'Changes one thing at a time' }),
    button(send, 'compare', 'Compare\u2026', { about: 'Other numbers, orders or readings of an option side by side' }),
    !levers && !sweep && button(send, 'sweep', 'How many for\u2026?', { about: 'The odds over many values' }),
  );
}

/** The answers on variants. */
function addVariants(
  drawing: Drawing,
  { report, stale, working, sweepForm: form }: PageContent,
  add: (id: string, title: string, ...children: readonly Child[]) => void,
): void {
  const { comparison, sweep, levers } = report;
  const { send } = drawing;
  if (comparison)
    add(
      'comparison',
      'Comparison',
      comparisonOf(drawing, comparison),
      report.turn &&
        send &&
        !stale &&
        element('div', { class: 'actions' }, button(send, 'compareTurn', 'Compare\u2026')),
    );
  const canVary = send && levers && levers.length > 0 && !stale;
  if (!sweep && !canVary) return;
  add(
    'sweep',
    'How many',
    canVary && sweepForm(drawing, send, levers, form ?? initialForm(levers), working !== undefined),
    sweep && sweepOf(drawing, sweep, form ?? (levers && initialForm(levers))),
  );
}

function courseInWords({ trace }: CombatReport): string {
  const numbers = new Map<string, Set<number>>();
  for (const { round } of trace?.steps ?? [])
    if (round) numbers.set(round.title, (numbers.get(round.title) ?? new Set()).add(round.number));
  const dice = Object.values(trace?.dice ?? {}).flat().length;
  return [
    ...[...numbers].map(([title, { size }]) => counted(size, title.toLowerCase())),
    counted(dice, 'die', 'dice'),
  ].join(', ');
}

/** Links to the sections. In the editor the section receives the focus; arrow keys move between links. */
function navigation({ send }: Drawing, sections: readonly Section[]): Drawn {
  return element(
    'nav',
    { 'aria-label': 'Sections', class: 'sections' },
    sections.map(({ id, title }) =>
      element(
        'a',
        {
          href: `#${id}`,
          ...(send && {
            click: (event) => {
              event.preventDefault();
              send({ type: 'section', section: id });
            },
          }),
        },
        title,
      ),
    ),
  );
}

/** The odds by round, or the button that requests them. */
function byRound(drawing: Drawing, { odds, rounds }: CombatReport): Child {
  if (rounds) return roundsOf(drawing, rounds, odds);
  if (odds?.hasRounds !== true || !drawing.send) return false;
  return button(drawing.send, 'rounds', `Follow ${fromEachToNext(odds.roundTitle)}`);
}

/** The progress of a long calculation with a cancel button, at the foot of the view so that nothing moves. */
function progress(send: Send, { title, percent }: Working): Drawn {
  return element(
    'div',
    { class: 'working', role: 'status' },
    element('span', {}, `${title}\u2026`),
    element('progress', { max: 100, value: percent, 'aria-label': title }),
    element('button', { type: 'button', class: 'action', click: () => send({ type: 'cancel' }) }, 'Cancel'),
  );
}

/** Warnings to read before the numbers. */
function notices({ trace, expectations }: CombatReport, stale: boolean): readonly string[] {
  const found: string[] = [];
  const unmet = expectations.filter(({ met, open }) => !met && !open).length;
  if (unmet > 0) found.push(`${unmet} of ${expectations.length} expectations of the scenario are not met.`);
  if (stale) found.push('The scenario has changed since this was computed. Resolve again to bring it up to date.');
  if (trace?.wanted !== undefined) found.push(`The dice ran out. Wanted next: ${trace.wanted}.`);
  if (trace && trace.unused.length > 0) found.push(`Dice that had no effect: ${trace.unused.join('; ')}.`);
  return found;
}

function expectationList(drawing: Drawing, { expectations }: CombatReport): Drawn {
  return element(
    'ul',
    { class: 'expectations' },
    expectations.map(({ path, title = path.join(' '), expected, found, met, open }) =>
      element(
        'li',
        { class: met ? 'met' : open ? 'open' : 'unmet' },
        element('span', { class: 'verdict' }, met ? '\u2713 met' : open ? '? too close to tell' : '\u2717 not met'),
        element(
          'span',
          {},
          `${headed(drawing, title)}: expected ${inText(drawing, expected)}, found ${inText(drawing, found)}`,
        ),
      ),
    ),
  );
}
