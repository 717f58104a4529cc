/** Renders a whole report: the outcome first, then links to sections that stay in view. It is reactive in the editor, and static in print. */
import { capitalize, pluralize } from '../model/wording';
import type { CombatReport } from '../protocol';
import { renderActions, renderButton } from './actions';
import { renderAdvice } from './advice';
import { renderCampaign } from './campaign';
import { formatRoundRange, renderRounds } from './by-round';
import { renderReplay } from './board/replay';
import { renderCourse } from './course';
import { renderComparison } from './comparison';
import { createRenderContext, formatHeading, formatInline, type RenderContext } from './render-context';
import {
  type Child,
  createButton,
  createElement,
  createFoldedSection,
  createSection,
  type RenderedNode,
} from './element';
import { getFileName, renderHeader } from './header';
import { renderLineLink, renderRuleLink } from './links';
import type { Folds, Send, SweepForm, WhatIfState } from './messages';
import { renderMatters } from './matters';
import { describeTables, renderOdds } from './odds';
import { renderOutcome } from './outcome';
import { renderCourses, renderPlay } from './play';
import { renderSteps } from './steps';
import { renderTimeline, renderTurnDistributions, renderTurnExpectations } from './turn';
import { renderTurnDashboard } from './turn-dashboard';
import { renderSweep } from './sweep';
import { createInitialForm, renderSweepForm } from './sweep-form';
import { renderWhatIf } from './what-if';
import { isChanged } from './what-if-answer';

/** The content of a report. */
export interface PageContent {
  readonly report: CombatReport;
  /** The scenario was changed after the report was computed. */
  readonly stale: boolean;
  /** The scenario has errors now, with which the combat cannot be resolved. */
  readonly blocked?: boolean;
  /** Odds are being calculated. */
  readonly calculating: boolean;
  /** The name of another scenario that the editor shows. */
  readonly otherFile?: string;
  /** A long calculation, with its progress in percent. */
  readonly working?: Working;
  /** The reader's temporary changes. */
  readonly whatIf?: WhatIfState;
  /** The reader's choice of levers to vary. */
  readonly sweepForm?: SweepForm;
  /** What the reader has unfolded, in this report or another one. */
  readonly folds?: Folds;
}

interface Working {
  readonly title: string;
  readonly percent?: number;
}

/** @param send receives clicks; without it the page is read-only: no buttons, and links are text */
export function renderPage(content: PageContent, send?: Send): RenderedNode {
  const { report, stale, calculating } = content;
  const context = createRenderContext(report, send);
  if (report.campaign)
    return createElement(
      'main',
      { key: `${report.uri} ${report.id}` },
      content.otherFile !== undefined && renderOtherFile(context, content.otherFile, report),
      stale && renderStaleNotice(content),
      renderCampaign(context, report, report.campaign),
      listNotices(report).map((text) => createElement('p.notice', { role: 'status' }, text)),
    );
  const sections = createSections(context, content);
  return createElement(
    'main',
    { key: `${report.uri} ${report.document} ${report.id}`, style: getSideColours(report) },
    content.otherFile !== undefined && renderOtherFile(context, content.otherFile, report),
    stale && renderStaleNotice(content),
    renderHeader(context, report, calculating),
    report.play && renderPlay(context, report.play, report.turn !== undefined),
    report.board &&
      renderReplay({ ...context, sides: report.play?.combat?.sides ?? context.sides }, report.board, report.trace),
    report.turn && renderTurnDashboard(context, report.turn, calculating),
    report.play ? renderCourses(context, report.play) : report.course && renderCourse(context, report.course),
    send && !report.play && renderActions(send, content),
    listNotices(report).map((text) => createElement('p.notice', { role: 'status' }, text)),
    sections.length > 1 && renderNavigation(context, sections),
    sections.map(({ body }) => body),
    send && content.working && renderProgress(send, content.working),
  );
}

/** Whose report it is, while the editor beside it shows another scenario. */
function renderOtherFile(context: RenderContext, otherFile: string, { uri, range }: CombatReport): RenderedNode {
  return createElement(
    'p.notice.other',
    { role: 'status' },
    `This is the report of ${getFileName(uri)}, not of ${otherFile}. `,
    context.send && renderLineLink(context, range.start.line + 1, `Show ${getFileName(uri)}`),
  );
}

/** Sides have the colours of their powers if these have any; else those of the style sheet. */
export function getSideColours({
  sides = [],
  play,
}: Pick<CombatReport, 'sides' | 'play'>): Readonly<Record<string, string>> {
  const [first, second] = play?.combat?.sides ?? sides;
  return { ...(first?.color && { '--first': first.color }), ...(second?.color && { '--second': second.color }) };
}

interface Section {
  readonly id: string;
  readonly title: string;
  readonly body: RenderedNode;
}

function createSections(context: RenderContext, content: PageContent): readonly Section[] {
  const { report, stale, calculating } = content;
  const { trace, odds, rounds, advice, matters, setup, bases, restsOn, expectations, turn } = report;
  const sections: Section[] = [];
  const add = (id: string, title: string, ...children: readonly Child[]): void =>
    void sections.push({ id, title, body: createSection(id, title, ...children) });
  const addFolded = (id: string, title: string, about: string, ...children: readonly Child[]): void =>
    void sections.push({
      id,
      title,
      body: createFoldedSection(id, title, createFold(context, content, id, about), ...children),
    });
  if (turn) {
    const expected = renderTurnExpectations(turn);
    if (expected) add('expectations', 'Expectations', expected);
    addFolded('timeline', 'Combats in their order', 'results, odds and steps of each', renderTimeline(context, turn));
    const distributions = renderTurnDistributions(context, turn);
    if (distributions.length > 0) addFolded('odds', 'Odds', 'the chance of each number', distributions);
  }
  if (setup && context.send && !stale && !report.play)
    add(
      'what-if',
      'What if',
      renderWhatIf(context, context.send, setup, content.whatIf, odds),
      odds && renderVariantButtons(context.send, report),
    );
  if (matters)
    add('matters', 'What matters', renderMatters(context, matters, content.whatIf && isChanged(content.whatIf)));
  addVariants(context, content, add);
  if (advice) {
    const adviceCommand = turn ? 'adviseTurn' : 'advise';
    add(
      'advice',
      'Advice',
      renderAdvice(context, advice, { stale, again: adviceCommand, working: content.working !== undefined }),
    );
  }
  if (expectations.length > 0) add('expectations', 'Expectations', renderExpectations(context, report));
  if (rounds) add('rounds', capitalize(formatRoundRange(rounds.title)), renderRounds(context, rounds, odds));
  if (odds) addFolded('odds', 'Odds', describeTables(odds), renderOdds(context, odds, trace));
  else if (calculating && !turn) add('odds', 'Odds', createElement('p.quiet', 'Calculating the odds.'));
  if (trace && !report.play)
    addFolded('result', 'Result', 'each number, beside its average', renderOutcome(context, trace, odds));
  // The combats of a turn have their steps in the timeline.
  if (trace && !turn && trace.steps.length > 0)
    addFolded('course', 'Step by step', summarizeSteps(report), renderSteps(context, trace.steps));
  if (bases.length > 0)
    addFolded(
      'bases',
      'Assumptions',
      'tables and options behind the numbers',
      createElement(
        'ul.bases',
        (restsOn ?? bases.map((basis) => ({ basis, text: basis, rules: [], line: undefined }))).map(
          ({ text, rules, line }) =>
            createElement(
              'li',
              formatHeading(context, text),
              line !== undefined && [' (', renderLineLink(context, line), ')'],
              rules.slice(0, 3).map((rule) => [' ', renderRuleLink(context, rule)]),
            ),
        ),
      ),
    );
  return sections;
}

/** Folded as the reader has left it. On paper all is open, but for the steps. */
function createFold({ send }: RenderContext, { folds = {} }: PageContent, id: string, about: string) {
  if (!send) return { about, isOpen: id !== 'course' };
  const isOpen = folds[id] ?? false;
  return {
    about,
    isOpen,
    toggle: (next: boolean) => next !== isOpen && send({ type: 'fold', section: id, isOpen: next }),
  };
}

function renderVariantButtons(send: Send, { matters, levers, odds, rounds, sweep }: CombatReport): RenderedNode {
  return createElement(
    'div.actions',
    odds?.hasRounds === true && !rounds && renderButton(send, 'rounds', `Follow ${formatRoundRange(odds.roundTitle)}`),
    !matters && renderButton(send, 'matters', 'What matters most?', { about: 'Changes one thing at a time' }),
    renderButton(send, 'compare', 'Compare\u2026', {
      about: 'Other numbers, orders or readings of an option side by side',
    }),
    !levers && !sweep && renderButton(send, 'sweep', 'How many for\u2026?', { about: 'The odds over many values' }),
  );
}

function addVariants(
  context: RenderContext,
  { report, stale, working, sweepForm: form }: PageContent,
  add: (id: string, title: string, ...children: readonly Child[]) => void,
): void {
  const { comparison, sweep, levers } = report;
  const { send } = context;
  if (comparison)
    add(
      'comparison',
      'Comparison',
      renderComparison(context, comparison),
      report.turn && send && !stale && createElement('div.actions', renderButton(send, 'compareTurn', 'Compare\u2026')),
    );
  const canVary = send && levers && levers.length > 0 && !stale;
  if (!sweep && !canVary) return;
  add(
    'sweep',
    'How many',
    canVary && renderSweepForm(context, send, levers, form ?? createInitialForm(levers), working !== undefined),
    sweep && renderSweep(context, sweep, form ?? (levers && createInitialForm(levers))),
  );
}

/** `3 cycles, 41 dice`. */
function summarizeSteps({ trace }: CombatReport): string {
  const numbers = new Map<string, Set<number>>();
  for (const { round } of trace?.steps ?? [])
    if (round) numbers.set(round.title, (numbers.get(round.title) ?? new Set()).add(round.number));
  const diceCount = Object.values(trace?.dice ?? {}).flat().length;
  return [
    ...[...numbers].map(([title, { size }]) => pluralize(size, title.toLowerCase())),
    pluralize(diceCount, 'die', 'dice'),
  ].join(', ');
}

/** Links to the sections. In the editor the section receives the focus; arrow keys move between links. */
function renderNavigation({ send }: RenderContext, sections: readonly Section[]): RenderedNode {
  return createElement(
    'nav',
    { 'aria-label': 'Sections', class: 'sections' },
    sections.map(({ id, title }) =>
      createElement(
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

/** The progress of a long calculation with a cancel button, at the foot of the view so that nothing moves. */
function renderProgress(send: Send, { title, percent }: Working): RenderedNode {
  return createElement(
    'div.working',
    { role: 'status' },
    createElement('span', `${title}\u2026`),
    createElement('progress', { max: 100, value: percent, 'aria-label': title }),
    createButton('Cancel', () => send({ type: 'cancel' })),
  );
}

/** Stands above the headline, whose numbers no longer apply. */
function renderStaleNotice({ report: { trace, play, odds, turn }, blocked = false }: PageContent): RenderedNode {
  const command = !(trace ?? turn?.resolved) && (odds ?? turn?.odds) ? 'Odds again' : 'Resolve again';
  return createElement(
    play ? 'p.notice' : 'p.notice.outdated',
    { role: 'status' },
    blocked
      ? `The scenario has an error now: fix it first. It is in the list of problems. ${play ? 'Until then no move can be made.' : 'These numbers are those from before it.'}`
      : play
        ? 'The scenario has changed. The next move goes by it as it is now.'
        : `The scenario has changed since this was computed. ${command} brings it up to date.`,
  );
}

/** Warnings to read before the numbers. */
function listNotices({ trace, play, expectations }: CombatReport): readonly string[] {
  const messages: string[] = [];
  const unmet = expectations.filter(({ met, open }) => !met && !open).length;
  if (unmet > 0) messages.push(`${unmet} of ${expectations.length} expectations of the scenario are not met.`);
  if (trace?.wanted !== undefined && !play) messages.push(`The dice ran out. Next: ${trace.wanted}.`);
  if (trace && trace.unused.length > 0) messages.push(`Dice that had no effect: ${trace.unused.join('; ')}.`);
  return messages;
}

function renderExpectations(context: RenderContext, { expectations }: CombatReport): RenderedNode {
  return createElement(
    'ul.expectations',
    expectations.map(({ path, title = path.join(' '), expected, found: actual, met, open }) =>
      createElement(
        'li',
        { class: met ? 'met' : open ? 'open' : 'unmet' },
        createElement('span.verdict', met ? '\u2713 met' : open ? '? too close to tell' : '\u2717 not met'),
        createElement(
          'span',
          `${formatHeading(context, title)}: expected ${formatInline(context, expected)}, found ${formatInline(context, actual)}`,
        ),
      ),
    ),
  );
}
