/** What every button and every field of whole reports says to its host, beside what was recorded. `ASDIC_RECORD=1` records again. */
import type { RenderedNode } from '../../../server/src/page/element';
import { renderNewScenario } from '../../../server/src/page/new-scenario';
import { type PageContent, renderPage } from '../../../server/src/page/page';
import type { CombatReport } from '../../../server/src/protocol';
import { compareRecord } from '../../support/recorded/compare';
import { createPanel, listNodes, odds, report, sides } from './support';
import { board } from './whole-reports/board';
import { bases, fullOdds, fullTrace, restsOn, setup } from './whole-reports/combat';
import { decision, moves, newScenario, play } from './whole-reports/play';
import { briefly, turn, turnOdds, turnReport } from './whole-reports/turn';
import { comparison, fullAdvice, levers, sweep } from './whole-reports/variants';

const verbs: Readonly<Record<string, string>> = {
  onClick: 'click',
  onChange: 'enter',
  onInput: 'type',
  onToggle: 'open',
};

/** The content of a component, which is not drawn yet. */
function expand(node: object) {
  const isComponent = 'type' in node && typeof node.type === 'function';
  return isComponent ? [...listNodes(createPanel(node as RenderedNode).render())] : [];
}

/** What each button and each field of a drawing says to its host, with what was clicked, chosen or typed. */
function listMessages(drawing: (send: (message: unknown) => void) => RenderedNode): readonly string[] {
  const sent: unknown[] = [];
  const nodes = [...listNodes(drawing((message) => sent.push(message)))].flatMap((node) => [node, ...expand(node)]);
  return nodes.flatMap(({ props }) => {
    const label = (props['aria-label'] as string | undefined) ?? readText(props['children']).slice(0, 40);
    const choices = [...listNodes(props['children'])].flatMap(({ props: { value } }) =>
      typeof value === 'string' ? value : [],
    );
    const typed = choices.length > 0 ? choices : ['2', '99', '-1', '0.5', '', 'x'];
    return Object.entries(props).flatMap(([name, listener]) => {
      // Rolled dice differ from time to time.
      if (typeof listener !== 'function' || !(name in verbs) || label === 'Roll for me') return [];
      return (name === 'onClick' ? [''] : name === 'onToggle' ? [true, false] : typed).map((entry) => {
        const parentElement = { querySelector: () => null };
        const currentTarget = { value: entry, open: entry, parentElement };
        (listener as (event: object) => void)({ currentTarget, preventDefault: () => undefined });
        const messages = sent.splice(0).map((message) => JSON.stringify(message));
        return [verbs[name], label, String(entry), '->', ...messages].filter((word) => word !== '').join(' ');
      });
    });
  });
}

const readText = (content: unknown): string =>
  Array.isArray(content)
    ? content.map(readText).join('')
    : typeof content === 'object' && content !== null && 'props' in content
      ? readText((content.props as { children?: unknown }).children)
      : typeof content === 'string'
        ? content
        : '';

describe('the controls of whole reports', () => {
  it('buttons and fields say what was recorded', () => {
    const drawPage = (content: Partial<CombatReport>, more: Partial<PageContent> = {}) =>
      listMessages((send) =>
        renderPage({ report: { ...report, ...content }, stale: false, calculating: false, ...more }, send),
      );
    const state: PageContent['whatIf'] = {
      ...{
        changes: [
          { id: 'a', value: 3 },
          { id: 'b', value: 1 },
          { id: 'weather', value: 'rain' },
        ],
        isWaiting: false,
      },
      result: { odds, writes: ['a: 3'] },
    };
    const goal = { value: 0.5, atMost: true };
    const sweepForm = { levers: [{ id: 'dd', from: 1, to: 3 }, { id: 'weather' }], figure: 'the attacker wins', goal };
    compareRecord('drawings messages', [
      [
        'A combat',
        drawPage({ board, trace: fullTrace, odds, bases, restsOn, advice: fullAdvice, comparison, sweep, levers }),
      ],
      ['A combat with odds alone', drawPage({ odds: fullOdds, setup })],
      ['What if', drawPage({ setup, odds }, { whatIf: state })],
      ['How many', drawPage({ levers, sweep }, { sweepForm })],
      ['Stale', drawPage({ odds, advice: fullAdvice }, { stale: true, working: { title: 'Working' } })],
      ['A turn', drawPage({ ...turnReport, turn: { ...turn, resolved: briefly, odds: turnOdds } })],
      ['A play', drawPage({ play: { ...play, moves }, canAdvise: false })],
      [
        'A play of a turn',
        drawPage({
          ...{ turn, sides: [] },
          play: { ...play, moves, next: decision, combat: { id: 'biscay', title: '', sides } },
        }),
      ],
      ['A new scenario', listMessages((send) => renderNewScenario(newScenario, send))],
    ]);
  });
});
