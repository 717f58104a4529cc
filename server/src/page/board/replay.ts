/** The combat again, step by step: the board after each step, its dice, and what it says. The slider takes the keys of any slider. */
import { Component, h } from 'preact';
import type { ReportBoard, ReportStep, ReportTrace } from '../../protocol';
import { createElement } from '../element';
import type { Child, DomEvent, RenderedNode } from '../element';
import { formatHeading, formatInline } from '../render-context';
import type { RenderContext } from '../render-context';
import { renderBoard } from './board';
import { renderDie } from './dice';

interface ReplayProps {
  readonly context: RenderContext;
  readonly board: ReportBoard;
  readonly trace: ReportTrace;
}

/** More dice would be a wall: the others are counted. */
const maxDice = 24;

/** The board of a resolved combat with its controls; without a reader who can use them, the board at the end. */
export function renderReplay(context: RenderContext, board: ReportBoard, trace: ReportTrace | undefined): RenderedNode {
  const isReplayable =
    context.send && trace && board.frames.length === trace.steps.length + 1 && board.frames.length > 1;
  return isReplayable ? (h(Replay, { context, board, trace }) as RenderedNode) : renderBoard(context, board);
}

class Replay extends Component<ReplayProps, { readonly frameIndex?: number; readonly result?: string }> {
  /** A new result is shown at its end. The host also sends copies of the same result, with its odds or after an edit: they keep the step. */
  static override getDerivedStateFromProps({ trace }: ReplayProps, state: { readonly result?: string }) {
    const { diceFrom, dice, summary, steps } = trace;
    const result = JSON.stringify([diceFrom, dice, summary, steps.length]);
    return result === state.result ? null : { result, frameIndex: undefined };
  }

  override render({ context, board, trace }: ReplayProps): RenderedNode {
    const last = board.frames.length - 1;
    const { frameIndex: at = last } = this.state;
    const step = trace.steps[at - 1];
    const createJump = (to: number) => () => this.setState({ frameIndex: Math.min(last, Math.max(0, to)) });
    const renderMoveButton = (label: string, sign: string, to: number): RenderedNode =>
      createElement(
        'button',
        {
          type: 'button',
          class: 'action',
          'aria-label': label,
          title: label,
          disabled: to === at || to < 0 || to > last,
          click: createJump(to),
        },
        sign,
      );
    const words = step ? formatStep(context, step) : 'Before the first step';
    return createElement(
      'div',
      {},
      renderBoard(context, board, at),
      createElement(
        'div',
        { class: 'replay', role: 'group', 'aria-label': 'Replay' },
        renderMoveButton('To the start', '\u00ab', 0),
        renderMoveButton('One step back', '\u25c0', at - 1),
        createElement('input', {
          ...{ type: 'range', min: 0, max: last, step: 1, value: at },
          ...{ 'aria-label': 'Step of the combat', 'aria-valuetext': `${at} of ${last}: ${words}` },
          input: (event: DomEvent) => createJump(Number((event.currentTarget as HTMLInputElement).value))(),
        }),
        renderMoveButton('One step on', '\u25b6', at + 1),
        renderMoveButton('To the end', '\u00bb', last),
        createElement(
          'div',
          { class: 'replay-step' },
          createElement('strong', {}, `${at} / ${last} \u00b7 ${words}`),
          step && renderDice(step),
          step?.text !== undefined && createElement('p', {}, formatInline(context, step.text)),
          step?.volley?.losses?.map(({ text }) => createElement('p', {}, formatHeading(context, text))),
        ),
      ),
    );
  }
}

function formatStep(context: RenderContext, { title, subject, round }: ReportStep): string {
  const head = round ? `${round.title} ${round.number}: ` : '';
  return `${head}${formatHeading(context, title)}${subject === undefined ? '' : ` (${subject})`}`;
}

function renderDice({ faces, sides, volley }: ReportStep): Child {
  const rolledFaces = volley ? volley.shooters.flatMap((shooter) => shooter.faces) : (faces ?? []);
  if (rolledFaces.length === 0) return false;
  const dice = rolledFaces.slice(0, maxDice).map((face) => renderDie(face, volley?.sides ?? sides));
  const hiddenCount = rolledFaces.length - maxDice;
  const hits = volley?.shooters.reduce((sum, shooter) => sum + shooter.hits, 0);
  return createElement(
    'p',
    {},
    dice,
    hiddenCount > 0 && `and ${hiddenCount} more`,
    hits !== undefined && ` ${hits === 1 ? '1 hit' : `${hits} hits`}`,
  );
}
