/** Whole reports in many states, tag by tag, beside what was recorded: a difference is read line by line. `ASDIC_RECORD=1` records again. */
import { createElement, type RenderedNode } from '../../../server/src/page/element';
import { renderNewScenario, type NewScenarioContent } from '../../../server/src/page/new-scenario';
import { type PageContent, renderPage } from '../../../server/src/page/page';
import { renderPlay } from '../../../server/src/page/play';
import { formatForCopy } from '../../../server/src/page/copy';
import type { CombatReport, PlayState, ReportOdds, ReportTurn } from '../../../server/src/protocol';
import { renderBoard } from '../../../server/src/page/board/board';
import { compareRecord } from '../../support/recorded/compare';
import { advice, createPanel, liveContext, odds, renderHtml, report, sides, trace } from './support';
import { board } from './whole-reports/board';
import { bases, createMeasure, expectations, fullOdds, fullTrace, restsOn, setup, steps } from './whole-reports/combat';
import { coloured, decision, moves, newScenario, play } from './whole-reports/play';
import { briefly, resolved, turn, turnOdds, turnReport } from './whole-reports/turn';
import { comparison, course, fullAdvice, levers, matters, rounds, sweep } from './whole-reports/variants';

const listTags = (drawing: RenderedNode): readonly string[] =>
  renderHtml(drawing)
    .replaceAll(/(?<=>)(?=<[^/])/g, '\n')
    .split('\n');

const draw = (changes: Partial<CombatReport>, more: Partial<PageContent> = {}): readonly string[] =>
  listTags(
    renderPage({ report: { ...report, ...changes }, stale: false, calculating: false, ...more }, () => undefined),
  );

/** The panel, which needs a document of a browser only for the focus. */
const drawPlay = (changes: Partial<PlayState>, isTurn = false): readonly string[] => {
  const [panel] = [renderPlay(liveContext, { ...play, ...changes }, isTurn).props.children].flat() as [RenderedNode];
  return listTags(createElement('div', createPanel(panel).render()));
};

describe('whole reports', () => {
  it('reports on a combat are drawn as they were recorded', () => {
    const all = { trace: fullTrace, odds: fullOdds, setup, bases, restsOn, expectations, course, sides: coloured };
    const state = {
      changes: [
        { id: 'a', value: 3 },
        { id: 'b', value: 1 },
        { id: 'weather', value: 'rain' },
      ],
    };
    compareRecord('drawings combats', [
      ['With everything', draw({ ...all, rounds, matters, advice: fullAdvice, comparison, sweep, levers })],
      ['Not resolved, calculating', draw({ setup: { ...setup, canSwap: false } }, { calculating: true })],
      [
        'Stale and blocked',
        draw(
          { trace, odds, levers, sweep, comparison: { variants: comparison.variants.slice(0, 2) }, advice: fullAdvice },
          { stale: true, blocked: true, otherFile: 'b.scenario.yaml' },
        ),
      ],
      [
        'What if, answered',
        draw(
          { odds, setup, matters },
          { whatIf: { ...state, isWaiting: false, result: { odds, isFirst: true, writes: ['a: 3', 'b: 1'] } } },
        ),
      ],
      [
        'What if, swapped and waiting',
        draw({ odds, setup }, { whatIf: { changes: [], swapped: true, isWaiting: true } }),
      ],
      ['What if, refused', draw({ odds, setup }, { whatIf: { ...state, isWaiting: false, refused: 'Too many.' } })],
      [
        'Working, unfolded, with a form of two levers',
        draw(
          { odds, levers, bases },
          {
            working: { title: 'Comparing orders', percent: 40 },
            folds: { odds: true, bases: false },
            sweepForm: {
              levers: [{ id: 'dd', from: 1, to: 3 }, { id: 'weather' }],
              figure: 'units left',
              goal: { value: 0.5, atMost: true },
            },
          },
        ),
      ],
      ['Dice ran out', draw({ trace: { ...fullTrace, steps: [], wanted: 'roll 1d6 for Fire' } })],
    ]);
  });

  it('a board is drawn before, during and after the combat as it was recorded', () => {
    const drawBoard = (frameIndex: number) =>
      listTags(createElement('div', renderBoard(liveContext, board, frameIndex))).map((tag) =>
        // Silhouettes are looked at in pictures.
        tag.replace(/(class="(?:shape|shield|crack)") d="[^"]*"/, '$1'),
      );
    compareRecord(
      'drawings marks',
      [0, 1, 5].map((frameIndex) => [`After step ${frameIndex}`, drawBoard(frameIndex)] as const),
    );
  });

  it('reports on a turn are drawn as they were recorded', () => {
    const drawTurn = (content: ReportTurn, more: Partial<PageContent> = {}, changes: Partial<CombatReport> = {}) =>
      draw({ ...turnReport, turn: content, ...changes }, more);
    compareRecord('drawings turns', [
      ['With its result and its odds', drawTurn({ ...turn, resolved, odds: turnOdds })],
      ['With its odds', drawTurn({ ...turn, odds: turnOdds }, { calculating: true }, { canAdvise: false })],
      ['Not resolved', drawTurn(turn, { calculating: true })],
      [
        'Stale, without odds',
        drawTurn(
          { ...turn, resolved: briefly },
          { stale: true },
          { comparison: { variants: comparison.variants.slice(0, 2) }, advice: { ...advice, name: 'Germany' } },
        ),
      ],
      ['Dice ran out', drawTurn({ ...turn, resolved: { ...briefly, wanted: 'after: Search' } })],
      ['Without losses', drawTurn({ ...turn, totals: [] })],
    ]);
  });

  it('plays are drawn as they were recorded', () => {
    compareRecord('drawings plays', [
      ['A roll', drawPlay({})],
      [
        'A roll of a turn, with a move',
        drawPlay({ moves, combat: { id: 'biscay', title: 'Bay of Biscay', sides } }, true),
      ],
      ['A decision', drawPlay({ moves, next: decision, trial: 'This is a trial.' })],
      ['A decision without advice', drawPlay({ next: decision, courses: [] })],
      ['The end', drawPlay({ moves, next: { kind: 'end', summary: 'the attacker wins' } })],
      [
        'Around the panel',
        draw(
          { play: { ...play, moves, next: decision }, trace: { ...fullTrace, steps: steps.slice(0, 1) }, restsOn },
          { stale: true },
        ),
      ],
    ]);
  });

  it('new scenarios are drawn as they were recorded', () => {
    const drawForm = (changes: Partial<NewScenarioContent>) =>
      listTags(renderNewScenario({ ...newScenario, ...changes }, () => undefined));
    const { odds: __, ...withoutOdds } = newScenario;
    compareRecord('drawings new scenarios', [
      ['With odds', drawForm({})],
      ['Outdated, with a first answer', drawForm({ isOutdated: true, odds: { ...newScenario.odds!, isFirst: true } })],
      [
        'Typing too much',
        drawForm({ typed: { id: 'attacker.dd', text: '7' } }).filter((tag) => tag.includes('notice')),
      ],
      [
        'Typing too little',
        drawForm({ typed: { id: 'defender.ftr', text: '-1' } }).filter((tag) => tag.includes('notice')),
      ],
      ['Refused', drawForm({ refused: 'Too many units.' })],
      [
        'Waiting for the first odds, in a game of one combat',
        listTags(
          renderNewScenario({ ...withoutOdds, ruleset: 'awaw', starter: 'x', isOutdated: true }, () => undefined),
        ),
      ],
    ]);
  });

  it('campaigns and numbers of several strikes are drawn as they were recorded', () => {
    const campaign: CombatReport['campaign'] = {
      files: [
        { uri: 'file:///a.yaml', name: 'a.yaml', turn: 'round 3, the US', foughtCount: 2, openCount: 0 },
        { uri: 'file:///b.yaml', name: 'b.yaml', foughtCount: 1, openCount: 1 },
        { uri: 'file:///c.yaml', name: 'c.yaml', turn: 'round 4, Japan', foughtCount: 0, openCount: 3 },
      ],
      losses: [
        { owner: 'the US', color: '#2e6da4', title: 'destroyers lost', values: [1, 2, 0] },
        { owner: 'Japan', title: 'destroyers lost', values: [0, 4, 0.5] },
        ...['a', 'b', 'c', 'd', 'e', 'f'].map((title, index) => ({ owner: 'Japan', title, values: [0, index, 1] })),
      ],
      unknown: ['IPC lost', 'factors lost'],
      luck: [
        { side: 'the US', dice: '12 shots: hits', rolled: 8, expected: 6.25, chance: '19% for this or more' },
        { side: 'Japan', dice: '2 searches: sum', rolled: 7, expected: 11, chance: '' },
      ],
    };
    const strike = (table: string, title: string, ...probabilities: readonly number[]) =>
      createMeasure(`${table}: ${title}`, probabilities, {
        path: [table, title],
        row: { table, title },
        side: 'attacker',
      });
    const strikes: ReportOdds = {
      ...odds,
      measures: [
        strike('dauntlesses', 'squadrons that attack', 0.25, 0.25, 0.5),
        strike('dauntlesses', 'squadrons aborted', 0.5, 0.5),
        strike('dauntlesses', 'squadrons lost', 0, 0, 0, 1),
        strike('tomonaga', 'squadrons that attack', 0.75, 0.25),
        strike('tomonaga', 'squadrons lost', ...Array.from({ length: 20 }, () => 0.05)),
      ],
    };
    const measures = strikes.measures.map(({ path, title }, index) => ({ path, title, value: index }));
    compareRecord('drawings campaigns', [
      ['A campaign', draw({ campaign }, { stale: true, otherFile: 'd.yaml' })],
      [
        'A campaign of one file',
        draw({ campaign: { ...campaign, files: campaign.files.slice(0, 1), losses: [], unknown: [], luck: [] } }),
      ],
      ['Odds of strikes', draw({ odds: strikes }).slice(20)],
      ['Odds of strikes beside a result', draw({ odds: strikes, trace: { ...trace, measures } }).slice(20)],
    ]);
  });

  it('reports are copied as they were recorded', () => {
    const combat: CombatReport = {
      ...report,
      trace: fullTrace,
      odds: fullOdds,
      bases,
      restsOn,
      expectations,
      matters,
      comparison,
      sweep,
      advice: fullAdvice,
    };
    compareRecord(
      'drawings copies',
      (['markdown', 'bbcode', 'text'] as const).flatMap(
        (format) =>
          [
            [`A combat as ${format}`, formatForCopy(combat, format).split('\n')],
            [
              `A turn as ${format}`,
              formatForCopy({ ...turnReport, turn: { ...turn, resolved, odds: turnOdds } }, format).split('\n'),
            ],
          ] as const,
      ),
    );
  });
});
