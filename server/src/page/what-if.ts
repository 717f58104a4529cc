/** Renders *What if*: a stepper for each number of a combat and a list for each order; the odds follow. */
import { toMidSentence } from '../model/wording';
import type {
  ReportOdds,
  ReportSetup,
  ReportSetupForce,
  ReportStrength,
  ReportSwitch,
  WhatIfReport,
} from '../protocol';
import { formatHeading, type RenderContext, getSideColour, formatSide } from './render-context';
import { type Child, createButton, createElement, createFolded, createSelect, type RenderedNode } from './element';
import type { Send, WhatIfState } from './messages';
import { renderStepper } from './stepper';
import { renderAnswer, isChanged } from './what-if-answer';

const unchangedState: WhatIfState = { changes: [], swapped: false, isWaiting: false };

/** @param odds as written, to compare with */
export function renderWhatIf(
  context: RenderContext,
  send: Send,
  setup: ReportSetup,
  state: WhatIfState = unchangedState,
  odds?: ReportOdds,
): readonly Child[] {
  const controls: Controls = {
    state,
    change: (id, value, writtenValue) => send({ type: 'whatIf', whatIf: applyChange(state, id, value, writtenValue) }),
  };
  const hasChanges = isChanged(state);
  return [
    renderAnswer(context, state, odds),
    createElement(
      'div.forces',
      setup.forces.map((force) => renderForce(context, controls, force)),
    ),
    setup.switches.length > 0 &&
      createElement(
        'div.switches',
        setup.switches.map((toggle) => renderSwitch(context, controls, toggle)),
      ),
    createElement(
      'div.actions.what-if-actions',
      setup.canSwap && renderSwapButton(send, state),
      createButton('Write into the scenario', () => send({ type: 'writeWhatIf' }), {
        disabled: !hasChanges || state.refused !== undefined,
        title: state.result?.writes.join('\n'),
      }),
      createButton('Reset', () => send({ type: 'whatIf', whatIf: unchangedState }), { disabled: !hasChanges }),
    ),
    setup.whyNotSwapped !== undefined && createElement('p.quiet', formatHeading(context, setup.whyNotSwapped)),
    hasChanges && !state.isWaiting && state.result !== undefined && renderWrites(state.result),
  ];
}

interface Controls {
  readonly state: WhatIfState;
  readonly change: (id: string, value: number | string, writtenValue: number | string) => void;
}

/** The written value is not a change. */
function applyChange(
  { changes, swapped, result }: WhatIfState,
  id: string,
  value: number | string,
  writtenValue: number | string,
): WhatIfState {
  const others = changes.filter((change) => change.id !== id);
  return { changes: value === writtenValue ? others : [...others, { id, value }], swapped, result, isWaiting: true };
}

function getCurrentValue({ changes }: WhatIfState, id: string, writtenValue: number | string): number | string {
  return changes.find((change) => change.id === id)?.value ?? writtenValue;
}

function renderForce(
  context: RenderContext,
  controls: Controls,
  { side, title, lines, offers = [] }: ReportSetupForce,
): RenderedNode {
  const name = side === undefined ? undefined : formatHeading(context, formatSide(context, side));
  // If a side has several powers, each has its own units.
  const isPower = name !== undefined && title !== undefined && name.includes(title);
  const words = isPower ? title : [name, title].filter((part) => part !== undefined).join(': ');
  return createElement(
    'fieldset',
    { class: `force ${getSideColour(context, side)}`.trim(), key: `${side ?? ''} ${title ?? ''}` },
    createElement('legend', words),
    lines.map((line) => renderStrength(context, controls, line)),
    offers.length > 0 &&
      createElement(
        'div.offers',
        offers.map((offer) => renderOffer(context, controls, offer)),
      ),
  );
}

/** A button that adds a unit of another type: from then on it counts like the others. */
function renderOffer(context: RenderContext, { state, change }: Controls, offer: ReportStrength): RenderedNode {
  const { id, title, minimum, maximum } = offer;
  const value = Number(getCurrentValue(state, id, 0));
  const name = formatHeading(context, title);
  return createElement(
    'div',
    { class: value === 0 ? 'offer' : 'offer strength changed', key: id },
    renderStepper({
      name,
      value,
      minimum,
      maximum,
      ...(value === 0 ? { addLabel: toMidSentence(title) } : { isOffer: true }),
      change: (next) => change(id, next, 0),
    }),
    value > 0 && createElement('span.unit', name),
    value > 0 && createElement('span.quiet', 'was 0'),
  );
}

function renderStrength(context: RenderContext, { state, change }: Controls, line: ReportStrength): RenderedNode {
  const { id, title, short, value: writtenValue, minimum, maximum } = line;
  const value = Number(getCurrentValue(state, id, writtenValue));
  const setValue = (next: number): void => change(id, next, writtenValue);
  const name = formatHeading(context, title);
  return createElement(
    'div',
    { class: value === writtenValue ? 'strength' : 'strength changed', key: id },
    renderStepper({ name, value, minimum, maximum, change: setValue }),
    createElement(
      'span.unit',
      short !== undefined && createElement('abbr', { title: name }, short),
      short !== undefined && ' ',
      name,
    ),
    value !== writtenValue && createElement('span.quiet', `was ${writtenValue}`),
  );
}

function renderSwitch(
  context: RenderContext,
  { state, change }: Controls,
  { id, title, side, value: writtenValue, choices }: ReportSwitch,
): RenderedNode {
  const value = String(getCurrentValue(state, id, writtenValue));
  const name = side === undefined ? '' : formatHeading(context, formatSide(context, side));
  const words =
    side === undefined ? formatHeading(context, title) : `${name}${title.includes(': ') ? ',' : ':'} ${title}`;
  return createElement(
    'label',
    { class: value === writtenValue ? 'switch' : 'switch changed', key: id },
    createElement('span', words),
    createSelect(value, choices, (next) => change(id, next, writtenValue)),
  );
}

function renderSwapButton(send: Send, state: WhatIfState): RenderedNode {
  const { changes, swapped = false, result } = state;
  const swappedState: WhatIfState = { changes, swapped: !swapped, result, isWaiting: true };
  return createButton('Swap sides', () => send({ type: 'whatIf', whatIf: swappedState }), {
    'aria-pressed': String(swapped),
  });
}

function renderWrites({ writes: lines }: WhatIfReport): Child {
  if (lines.length === 0) return false;
  return createFolded('What it would write', createElement('pre.writes', lines.join('\n')));
}

/** The units of each side by type, totalled over its forces: `2 DD, 1 CV`. */
export function summarizeFleets({ forces }: ReportSetup): readonly { readonly side: string; readonly units: string }[] {
  const sides = [...new Set(forces.flatMap(({ side }) => side ?? []))];
  return sides.flatMap((side) => {
    const counts = new Map<string, number>();
    for (const { short, value } of forces.filter((force) => force.side === side).flatMap(({ lines }) => lines))
      if (short !== undefined && value > 0) counts.set(short, (counts.get(short) ?? 0) + value);
    if (counts.size === 0) return [];
    return [{ side, units: [...counts].map(([short, count]) => `${count} ${short}`).join(', ') }];
  });
}

/** `2 DD, 1 CV`: the units of each side, in its colour. */
export function renderCompactForces(context: RenderContext, setup: ReportSetup): Child {
  const fleetSummaries = summarizeFleets(setup).map(({ side, units }) =>
    createElement(
      'span',
      { class: `fleet ${getSideColour(context, side)}`, key: side },
      createElement('strong', formatHeading(context, formatSide(context, side))),
      ` ${units}`,
    ),
  );
  return fleetSummaries.length > 0 && createElement('p.fleets', fleetSummaries);
}
