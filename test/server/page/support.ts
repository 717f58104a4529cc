/** Reports to render, and functions that read a rendered report. */
import type { Component } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { RenderContext } from '../../../server/src/page/render-context';
import type { RenderedNode } from '../../../server/src/page/element';
import type { CombatReport, ReportAdvice, ReportOdds, ReportTrace } from '../../../server/src/protocol';

export const sides = [
  { side: 'attacker', role: 'the attacker', name: 'Japan' },
  { side: 'defender', role: 'the defender', name: 'the UK and the US' },
] as const;

/** The context for rendering without actions, as in print. */
export const renderContext: RenderContext = { sides, names: ['hunters'] };

/** The same context with a listener for clicks. */
export const liveContext: RenderContext = { ...renderContext, send: () => undefined };

export const odds: ReportOdds = {
  exact: true,
  method: 'exact',
  bound: 0,
  states: 1,
  mass: 1,
  dropped: 0,
  hasRounds: true,
  verdicts: [
    {
      path: ['outcome'],
      title: 'outcome',
      ways: [
        { word: 'attacker-wins', title: 'the attacker wins', side: 'attacker', share: 0.61 },
        { word: 'defender-wins', title: 'the defender wins', side: 'defender', share: 0.38 },
        { word: 'nobody-left', title: 'nobody is left', share: 0.01 },
        { word: 'both-left', title: 'both sides survive', share: 0 },
      ],
    },
  ],
  forces: [],
  measures: [],
  outcomes: [],
  others: 0,
};

export const trace: ReportTrace = {
  diceFrom: 'seed 1',
  steps: [],
  summary: 'the attacker wins with 2 destroyers left',
  outcomes: ['the attacker wins'],
  measures: [],
  dice: {},
  unused: [],
};

export const report: CombatReport = {
  uri: 'file:///a.scenario.yaml',
  document: 0,
  id: 'philippine-sea',
  title: 'SZ 49',
  scenario: 'Battle of the Philippine Sea',
  kind: 'sea battle',
  ruleset: { id: 'aare', title: 'Axis & Allies Revised: Enhanced' },
  sides,
  range: { start: { line: 12, character: 0 }, end: { line: 30, character: 0 } },
  canAdvise: true,
  names: [],
  bases: [],
  expectations: [],
};

export const advice: ReportAdvice = {
  side: 'attacker',
  aim: { id: 'win', title: 'chance of winning', unit: 'chance' },
  exact: true,
  method: 'exact',
  dropped: 0,
  asOrdered: 0.5,
  suggestions: [],
};

export function renderHtml(rendered: RenderedNode): string {
  return renderToString(rendered);
}

/** The visible text, with single blanks. */
export function renderText(rendered: RenderedNode): string {
  const characters: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
  return renderHtml(rendered)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&\w+;/g, (entity) => characters[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

interface Node {
  readonly props: Readonly<Record<string, unknown>>;
}

/** Clicks the button with a label. @param neighbour the last button beside it */
export function pressButton(rendered: RenderedNode, name: string, neighbour: { focus(): void } | null = null): void {
  const button = [...listNodes(rendered)].find(({ props }) =>
    [props['aria-label'], props['children']].flat().includes(name),
  );
  if (!button) throw new Error(`There is no button "${name}".`);
  const currentTarget = { parentElement: { querySelector: () => neighbour } };
  (button.props['onClick'] as (event: object) => void)({ currentTarget });
}

/** Changes the control that has some attributes to a value. */
export function changeControl(
  rendered: RenderedNode,
  attributes: Readonly<Record<string, unknown>>,
  value: string,
  event: 'onChange' | 'onInput' = 'onChange',
): void {
  const control = [...listNodes(rendered)].find(
    ({ props }) => event in props && Object.entries(attributes).every(([name, attribute]) => props[name] === attribute),
  );
  if (!control) throw new Error(`There is no control with ${JSON.stringify(attributes)}.`);
  (control.props[event] as (event: object) => void)({ currentTarget: { value } });
}

type ComponentClass = (new (props: object) => Component<object, object>) & {
  readonly getDerivedStateFromProps?: (props: object, state: object) => object | null;
};

/** A component without a document: its state changes at once. */
export function createPanel(node: RenderedNode) {
  const type = node.type as unknown as ComponentClass;
  const component = new type(node.props);
  component.setState = (change: object) => void Object.assign(component.state, change);
  component.state ??= {};
  const render = (props: object = component.props): RenderedNode => {
    component.props = props;
    Object.assign(component.state, type.getDerivedStateFromProps?.(props, component.state));
    return component.render(component.props, component.state) as RenderedNode;
  };
  return { render };
}

export function* listNodes(content: unknown): Generator<Node> {
  if (Array.isArray(content)) for (const child of content) yield* listNodes(child);
  else if (typeof content === 'object' && content !== null && 'props' in content) {
    yield content as Node;
    yield* listNodes((content as Node).props['children']);
  }
}
